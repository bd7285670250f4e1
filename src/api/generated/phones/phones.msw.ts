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

import type {
  PhoneList
} from '../dashboard.schemas';


export const getListPhonesResponseMock = (overrideResponse: Partial<Extract<PhoneList, object>> = {}): PhoneList => ({phones: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), number: (() => faker.helpers.fromRegExp('[+]49 171 555[0-9]{4}'))(), label: faker.string.alpha({length: {min: 10, max: 20}}), driver_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('F-[0-9]{2}'))(),null,])})), total_routes: (() => 247)(), ...overrideResponse})


export const getListPhonesMockHandler = (overrideResponse?: PhoneList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PhoneList> | PhoneList), options?: RequestHandlerOptions) => {
  return http.get('*/api/phones/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPhonesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPhonesMock = () => [
  getListPhonesMockHandler()
]
