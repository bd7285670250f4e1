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
  WeekDay
} from '../dashboard.schemas';
import type {
  DriverAvailabilitiesList,
  DriverAvailabilityEnvelope,
  DriverDefaultAvailabilityEnvelope,
  DriverEnvelope,
  DriverList,
  DriverScheduleEnvelope
} from '../dashboard.schemas';


export const getListDriversResponseMock = (overrideResponse: Partial<Extract<DriverList, object>> = {}): DriverList => ({drivers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), driver_id: (() => faker.helpers.fromRegExp('F-[0-9]{2}'))(), name: (() => faker.person.fullName())(), phone: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[+]49 171 555[0-9]{4}'))(),null,]), default_disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), available: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), total_routes: (() => 247)(), facets: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({value: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 0})}))
      }, ...overrideResponse})

export const getCreateDriverResponseMock = (overrideResponse: Partial<Extract<DriverEnvelope, object>> = {}): DriverEnvelope => ({driver: {id: faker.number.int({min: 1, max: 2147483647}), driver_id: (() => faker.helpers.fromRegExp('F-[0-9]{2}'))(), name: (() => faker.person.fullName())(), phone: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[+]49 171 555[0-9]{4}'))(),null,]), default_disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), available: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getListDriverAvailabilitiesResponseMock = (overrideResponse: Partial<Extract<DriverAvailabilitiesList, object>> = {}): DriverAvailabilitiesList => ({availabilities: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), driver_id: (() => faker.helpers.fromRegExp('F-[0-9]{2}'))(), availabilities: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({work_date: faker.date.past().toISOString().slice(0, 10), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), available: faker.datatype.boolean(), license_plate: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(),null,]), has_truck: faker.datatype.boolean()})), default_schedule: Array.from({ length: faker.number.int({min: 1, max: 7}) }, (_, i) => i + 1).map(() => ({day_of_week: faker.helpers.arrayElement(Object.values(WeekDay)), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))()}))})), ...overrideResponse})

export const getGetDriverResponseMock = (overrideResponse: Partial<Extract<DriverEnvelope, object>> = {}): DriverEnvelope => ({driver: {id: faker.number.int({min: 1, max: 2147483647}), driver_id: (() => faker.helpers.fromRegExp('F-[0-9]{2}'))(), name: (() => faker.person.fullName())(), phone: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[+]49 171 555[0-9]{4}'))(),null,]), default_disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), available: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getUpdateDriverResponseMock = (overrideResponse: Partial<Extract<DriverEnvelope, object>> = {}): DriverEnvelope => ({driver: {id: faker.number.int({min: 1, max: 2147483647}), driver_id: (() => faker.helpers.fromRegExp('F-[0-9]{2}'))(), name: (() => faker.person.fullName())(), phone: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[+]49 171 555[0-9]{4}'))(),null,]), default_disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), available: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getRestoreDriverResponseMock = (overrideResponse: Partial<Extract<DriverEnvelope, object>> = {}): DriverEnvelope => ({driver: {id: faker.number.int({min: 1, max: 2147483647}), driver_id: (() => faker.helpers.fromRegExp('F-[0-9]{2}'))(), name: (() => faker.person.fullName())(), phone: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[+]49 171 555[0-9]{4}'))(),null,]), default_disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), available: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getGetDriverAvailabilityResponseMock = (overrideResponse: Partial<Extract<DriverScheduleEnvelope, object>> = {}): DriverScheduleEnvelope => ({availabilities: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({work_date: faker.date.past().toISOString().slice(0, 10), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), available: faker.datatype.boolean(), license_plate: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(),null,]), has_truck: faker.datatype.boolean()})), default_schedule: Array.from({ length: faker.number.int({min: 1, max: 7}) }, (_, i) => i + 1).map(() => ({day_of_week: faker.helpers.arrayElement(Object.values(WeekDay)), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))()})), ...overrideResponse})

export const getSetDriverAvailabilityResponseMock = (overrideResponse: Partial<Extract<DriverAvailabilityEnvelope, object>> = {}): DriverAvailabilityEnvelope => ({availability: {work_date: faker.date.past().toISOString().slice(0, 10), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), available: faker.datatype.boolean(), license_plate: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(),null,]), has_truck: faker.datatype.boolean()}, original_start_time: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(),null,]), ...overrideResponse})

export const getSetDriverDefaultAvailabilityResponseMock = (overrideResponse: Partial<Extract<DriverDefaultAvailabilityEnvelope, object>> = {}): DriverDefaultAvailabilityEnvelope => ({default_availability: Array.from({ length: faker.number.int({min: 1, max: 7}) }, (_, i) => i + 1).map(() => ({day_of_week: faker.helpers.arrayElement(Object.values(WeekDay)), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))()})), ...overrideResponse})


export const getListDriversMockHandler = (overrideResponse?: DriverList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DriverList> | DriverList), options?: RequestHandlerOptions) => {
  return http.get('*/api/drivers/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDriversResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateDriverMockHandler = (overrideResponse?: DriverEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DriverEnvelope> | DriverEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/drivers/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDriverResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListDriverAvailabilitiesMockHandler = (overrideResponse?: DriverAvailabilitiesList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DriverAvailabilitiesList> | DriverAvailabilitiesList), options?: RequestHandlerOptions) => {
  return http.get('*/api/drivers/availabilities/list', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDriverAvailabilitiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDriverMockHandler = (overrideResponse?: DriverEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DriverEnvelope> | DriverEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/drivers/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDriverResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateDriverMockHandler = (overrideResponse?: DriverEnvelope | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<DriverEnvelope> | DriverEnvelope), options?: RequestHandlerOptions) => {
  return http.patch('*/api/drivers/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateDriverResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteDriverMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/drivers/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getRestoreDriverMockHandler = (overrideResponse?: DriverEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DriverEnvelope> | DriverEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/drivers/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreDriverResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDriverAvailabilityMockHandler = (overrideResponse?: DriverScheduleEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DriverScheduleEnvelope> | DriverScheduleEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/drivers/:id/availability', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDriverAvailabilityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetDriverAvailabilityMockHandler = (overrideResponse?: DriverAvailabilityEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DriverAvailabilityEnvelope> | DriverAvailabilityEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/drivers/:id/availability', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetDriverAvailabilityResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteDriverAvailabilityMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/drivers/:id/availability', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSetDriverDefaultAvailabilityMockHandler = (overrideResponse?: DriverDefaultAvailabilityEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DriverDefaultAvailabilityEnvelope> | DriverDefaultAvailabilityEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/drivers/:id/default-availability', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetDriverDefaultAvailabilityResponseMock(),
      { status: 200
      })
  }, options)
}
export const getDriversMock = () => [
  getListDriversMockHandler(),
  getCreateDriverMockHandler(),
  getListDriverAvailabilitiesMockHandler(),
  getGetDriverMockHandler(),
  getUpdateDriverMockHandler(),
  getDeleteDriverMockHandler(),
  getRestoreDriverMockHandler(),
  getGetDriverAvailabilityMockHandler(),
  getSetDriverAvailabilityMockHandler(),
  getDeleteDriverAvailabilityMockHandler(),
  getSetDriverDefaultAvailabilityMockHandler()
]
