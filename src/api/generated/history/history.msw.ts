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
  HistoryAction,
  HistoryKind,
  HistorySource
} from '../dashboard.schemas';
import type {
  HistoryList
} from '../dashboard.schemas';


export const getListHistoryResponseMock = (overrideResponse: Partial<Extract<HistoryList, object>> = {}): HistoryList => ({history: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', actor_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), actor: faker.helpers.arrayElement([(() => faker.person.fullName())(), null]), source: faker.helpers.arrayElement(Object.values(HistorySource)), action: faker.helpers.arrayElement(Object.values(HistoryAction)), kind: faker.helpers.arrayElement(Object.values(HistoryKind)), record_key: (() => 'GL-ÄB 12')(), record: (() => 'GL-ÄB 12')(), work_date: faker.helpers.arrayElement([(() => null)(), null]), day_of_week: (() => null)(), changes: (() => [{ field: 'available', before: true, after: false }])()})), total_routes: (() => 247)(), facets: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({value: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 0})}))
      }, ...overrideResponse})

export const getGetRecordHistoryResponseMock = (overrideResponse: Partial<Extract<HistoryList, object>> = {}): HistoryList => ({history: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', actor_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), actor: faker.helpers.arrayElement([(() => faker.person.fullName())(), null]), source: faker.helpers.arrayElement(Object.values(HistorySource)), action: faker.helpers.arrayElement(Object.values(HistoryAction)), kind: faker.helpers.arrayElement(Object.values(HistoryKind)), record_key: (() => 'GL-ÄB 12')(), record: (() => 'GL-ÄB 12')(), work_date: faker.helpers.arrayElement([(() => null)(), null]), day_of_week: (() => null)(), changes: (() => [{ field: 'available', before: true, after: false }])()})), total_routes: (() => 247)(), facets: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({value: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 0})}))
      }, ...overrideResponse})


export const getListHistoryMockHandler = (overrideResponse?: HistoryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HistoryList> | HistoryList), options?: RequestHandlerOptions) => {
  return http.get('*/api/history/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHistoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetRecordHistoryMockHandler = (overrideResponse?: HistoryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HistoryList> | HistoryList), options?: RequestHandlerOptions) => {
  return http.get('*/api/history/:kind/:key', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetRecordHistoryResponseMock(),
      { status: 200
      })
  }, options)
}
export const getHistoryMock = () => [
  getListHistoryMockHandler(),
  getGetRecordHistoryMockHandler()
]
