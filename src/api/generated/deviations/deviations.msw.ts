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
  DeviationKind
} from '../dashboard.schemas';
import type {
  TourDeviationList
} from '../dashboard.schemas';


export const getListTourDeviationsResponseMock = (overrideResponse: Partial<Extract<TourDeviationList, object>> = {}): TourDeviationList => ({deviations: Array.from({ length: faker.number.int({min: 1, max: 200}) }, (_, i) => i + 1).map(() => ({id: (() => faker.helpers.fromRegExp('[1-9][0-9]{2}-stationary-[1-9][0-9]{4}'))(), kind: faker.helpers.arrayElement(Object.values(DeviationKind)), tour_id: faker.number.int({min: 1, max: 2147483647}), route_name: faker.string.alpha({length: {min: 10, max: 20}}), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', minutes: faker.number.int({min: 0}), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null])})), ...overrideResponse})


export const getListTourDeviationsMockHandler = (overrideResponse?: TourDeviationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TourDeviationList> | TourDeviationList), options?: RequestHandlerOptions) => {
  return http.get('*/api/tour-deviations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTourDeviationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcknowledgeTourDeviationMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/tour-deviations/:id/acknowledge', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getDeviationsMock = () => [
  getListTourDeviationsMockHandler(),
  getAcknowledgeTourDeviationMockHandler()
]
