/**
 * Generated from openapi/dashboard.yaml by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/de';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  MaterialCode
} from '../dashboard.schemas';
import type {
  StatisticEnvelope
} from '../dashboard.schemas';


export const getGetStatisticResponseMock = (overrideResponse: Partial<Extract<StatisticEnvelope, object>> = {}): StatisticEnvelope => ({result: {value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), unit: faker.helpers.arrayElement(['percent','containers','hours','tours','tonnes','kilometres','litres'] as const), previous: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), series: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({start: faker.date.past().toISOString().slice(0, 10), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null])})), split: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), series: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({start: faker.date.past().toISOString().slice(0, 10), value: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null])}))}))}, ...overrideResponse})


export const getGetStatisticMockHandler = (overrideResponse?: StatisticEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StatisticEnvelope> | StatisticEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/general/:statName', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetStatisticResponseMock(),
      { status: 200
      })
  }, options)
}
export const getStatisticsMock = () => [
  getGetStatisticMockHandler()
]
