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
  MaterialCode,
  WeekDay
} from '../dashboard.schemas';
import type {
  TruckAvailabilitiesList,
  TruckAvailabilityEnvelope,
  TruckDefaultAvailabilitiesEnvelope,
  TruckEnvelope,
  TruckList,
  TruckScheduleEnvelope
} from '../dashboard.schemas';


export const getListTrucksResponseMock = (overrideResponse: Partial<Extract<TruckList, object>> = {}): TruckList => ({trucks: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), name: (() => faker.person.fullName())(), capacity: (() => faker.number.float({ min: 10, max: 19.5, fractionDigits: 1 }))(), number_of_compartments: faker.number.int({min: 1, max: 6}), default_disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), available: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}),null,]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}),null,])})), total_routes: (() => 247)(), facets: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({value: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 0})}))
      }, ...overrideResponse})

export const getCreateTruckResponseMock = (overrideResponse: Partial<Extract<TruckEnvelope, object>> = {}): TruckEnvelope => ({truck: {id: faker.number.int({min: 1, max: 2147483647}), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), name: (() => faker.person.fullName())(), capacity: (() => faker.number.float({ min: 10, max: 19.5, fractionDigits: 1 }))(), number_of_compartments: faker.number.int({min: 1, max: 6}), default_disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), available: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}),null,]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}),null,])}, ...overrideResponse})

export const getGetTruckResponseMock = (overrideResponse: Partial<Extract<TruckEnvelope, object>> = {}): TruckEnvelope => ({truck: {id: faker.number.int({min: 1, max: 2147483647}), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), name: (() => faker.person.fullName())(), capacity: (() => faker.number.float({ min: 10, max: 19.5, fractionDigits: 1 }))(), number_of_compartments: faker.number.int({min: 1, max: 6}), default_disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), available: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}),null,]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}),null,])}, ...overrideResponse})

export const getUpdateTruckResponseMock = (overrideResponse: Partial<Extract<TruckEnvelope, object>> = {}): TruckEnvelope => ({truck: {id: faker.number.int({min: 1, max: 2147483647}), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), name: (() => faker.person.fullName())(), capacity: (() => faker.number.float({ min: 10, max: 19.5, fractionDigits: 1 }))(), number_of_compartments: faker.number.int({min: 1, max: 6}), default_disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), available: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}),null,]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}),null,])}, ...overrideResponse})

export const getRestoreTruckResponseMock = (overrideResponse: Partial<Extract<TruckEnvelope, object>> = {}): TruckEnvelope => ({truck: {id: faker.number.int({min: 1, max: 2147483647}), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), name: (() => faker.person.fullName())(), capacity: (() => faker.number.float({ min: 10, max: 19.5, fractionDigits: 1 }))(), number_of_compartments: faker.number.int({min: 1, max: 6}), default_disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), available: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}),null,]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}),null,])}, ...overrideResponse})

export const getListTruckAvailabilitiesResponseMock = (overrideResponse: Partial<Extract<TruckAvailabilitiesList, object>> = {}): TruckAvailabilitiesList => ({availabilities: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), availabilities: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({work_date: faker.date.past().toISOString().slice(0, 10), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), available: faker.datatype.boolean(), material_type_id: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MaterialCode)),null,]), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), driver_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('F-[0-9]{2}'))(),null,])})), default_schedule: Array.from({ length: faker.number.int({min: 1, max: 7}) }, (_, i) => i + 1).map(() => ({day_of_week: faker.helpers.arrayElement(Object.values(WeekDay)), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), material_type_id: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MaterialCode)),null,]), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,])})), taken_days: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 10)))})), ...overrideResponse})

export const getGetTruckAvailabilityResponseMock = (overrideResponse: Partial<Extract<TruckScheduleEnvelope, object>> = {}): TruckScheduleEnvelope => ({availabilities: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({work_date: faker.date.past().toISOString().slice(0, 10), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), available: faker.datatype.boolean(), material_type_id: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MaterialCode)),null,]), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), driver_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('F-[0-9]{2}'))(),null,])})), default_schedule: Array.from({ length: faker.number.int({min: 1, max: 7}) }, (_, i) => i + 1).map(() => ({day_of_week: faker.helpers.arrayElement(Object.values(WeekDay)), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), material_type_id: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MaterialCode)),null,]), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,])})), ...overrideResponse})

export const getSetTruckAvailabilityResponseMock = (overrideResponse: Partial<Extract<TruckAvailabilityEnvelope, object>> = {}): TruckAvailabilityEnvelope => ({availability: {work_date: faker.date.past().toISOString().slice(0, 10), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), available: faker.datatype.boolean(), material_type_id: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MaterialCode)),null,]), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), driver_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('F-[0-9]{2}'))(),null,])}, original_start_time: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(),null,]), ...overrideResponse})

export const getSetTruckDefaultAvailabilitiesResponseMock = (overrideResponse: Partial<Extract<TruckDefaultAvailabilitiesEnvelope, object>> = {}): TruckDefaultAvailabilitiesEnvelope => ({default_availabilities: Array.from({ length: faker.number.int({min: 1, max: 7}) }, (_, i) => i + 1).map(() => ({day_of_week: faker.helpers.arrayElement(Object.values(WeekDay)), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), material_type_id: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(MaterialCode)),null,]), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,])})), ...overrideResponse})


export const getListTrucksMockHandler = (overrideResponse?: TruckList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TruckList> | TruckList), options?: RequestHandlerOptions) => {
  return http.get('*/api/trucks/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTrucksResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTruckMockHandler = (overrideResponse?: TruckEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TruckEnvelope> | TruckEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/trucks/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTruckResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetTruckMockHandler = (overrideResponse?: TruckEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TruckEnvelope> | TruckEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/trucks/:licensePlate', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTruckResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateTruckMockHandler = (overrideResponse?: TruckEnvelope | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<TruckEnvelope> | TruckEnvelope), options?: RequestHandlerOptions) => {
  return http.patch('*/api/trucks/:licensePlate', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateTruckResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteTruckMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/trucks/:licensePlate', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getRestoreTruckMockHandler = (overrideResponse?: TruckEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TruckEnvelope> | TruckEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/trucks/:licensePlate/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreTruckResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListTruckAvailabilitiesMockHandler = (overrideResponse?: TruckAvailabilitiesList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TruckAvailabilitiesList> | TruckAvailabilitiesList), options?: RequestHandlerOptions) => {
  return http.get('*/api/trucks/availabilities/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTruckAvailabilitiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetTruckAvailabilityMockHandler = (overrideResponse?: TruckScheduleEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TruckScheduleEnvelope> | TruckScheduleEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/trucks/:licensePlate/availability', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTruckAvailabilityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetTruckAvailabilityMockHandler = (overrideResponse?: TruckAvailabilityEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TruckAvailabilityEnvelope> | TruckAvailabilityEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/trucks/:licensePlate/availability', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetTruckAvailabilityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteTruckAvailabilityMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/trucks/:licensePlate/availability', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSetTruckDefaultAvailabilitiesMockHandler = (overrideResponse?: TruckDefaultAvailabilitiesEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TruckDefaultAvailabilitiesEnvelope> | TruckDefaultAvailabilitiesEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/trucks/:licensePlate/default-availabilities', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetTruckDefaultAvailabilitiesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTrucksMock = () => [
  getListTrucksMockHandler(),
  getCreateTruckMockHandler(),
  getGetTruckMockHandler(),
  getUpdateTruckMockHandler(),
  getDeleteTruckMockHandler(),
  getRestoreTruckMockHandler(),
  getListTruckAvailabilitiesMockHandler(),
  getGetTruckAvailabilityMockHandler(),
  getSetTruckAvailabilityMockHandler(),
  getDeleteTruckAvailabilityMockHandler(),
  getSetTruckDefaultAvailabilitiesMockHandler()
]
