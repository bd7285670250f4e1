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
  Confidence,
  ForecastReason,
  MaterialCode,
  Urgency
} from '../dashboard.schemas';
import type {
  ForecastList
} from '../dashboard.schemas';


export const getListForecastsResponseMock = (overrideResponse: Partial<Extract<ForecastList, object>> = {}): ForecastList => ({forecasts: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}),null,]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}),null,]), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), construction_type: (() => faker.helpers.arrayElement(['igloo', 'underground', 'half_underground']))(), active: faker.datatype.boolean(), last_level: faker.helpers.arrayElement([faker.number.float({min: 0, max: 300, fractionDigits: 2}),null,]), last_recorded_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), last_emptied_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), level_now: faker.helpers.arrayElement([faker.number.float({min: 0, max: 300, fractionDigits: 2}),null,]), rate: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), emptyings: faker.number.int({min: 0}), nearly_full_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), nearly_full_at_low: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), nearly_full_at_high: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), full_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), full_at_low: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), full_at_high: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), confidence: faker.helpers.arrayElement(Object.values(Confidence)), reason: faker.helpers.arrayElement(Object.values(ForecastReason)), open_complaints: faker.number.int({min: 0}), planned_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), urgency: faker.helpers.arrayElement(Object.values(Urgency))})), total_routes: (() => 247)(), facets: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({value: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 0})}))
      }, ...overrideResponse})


export const getListForecastsMockHandler = (overrideResponse?: ForecastList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForecastList> | ForecastList), options?: RequestHandlerOptions) => {
  return http.get('*/api/forecasts/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListForecastsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getForecastsMock = () => [
  getListForecastsMockHandler()
]
