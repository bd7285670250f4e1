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
  SkipReason
} from '../dashboard.schemas';
import type {
  ConstructionTypeList,
  HolidayList,
  HolidayRegionList,
  MaterialList,
  NotificationsEnvelope
} from '../dashboard.schemas';


export const getListNotificationsResponseMock = (overrideResponse: Partial<Extract<NotificationsEnvelope, object>> = {}): NotificationsEnvelope => ({notifications: {route_events: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), tour_id: faker.number.int({min: 1, max: 2147483647}), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', level: faker.number.float({min: 0, max: 300, fractionDigits: 2}), is_emptied: faker.datatype.boolean(), overflowing: faker.datatype.boolean(), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SkipReason)),null,]), photo: faker.datatype.boolean()})), unloadings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), tour_id: faker.number.int({min: 1, max: 2147483647}), location_name: (() => faker.location.street())(), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), volume: (() => faker.number.float({ min: 5, max: 20, fractionDigits: 1 }))(), weight: (() => faker.number.float({ min: 2, max: 7, fractionDigits: 2 }))(), recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}))}, ...overrideResponse})

export const getListMaterialsResponseMock = (overrideResponse: Partial<Extract<MaterialList, object>> = {}): MaterialList => ({materials: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.helpers.arrayElement(Object.values(MaterialCode)), name: (() => faker.person.fullName())(), colors: (() => faker.helpers.arrayElements(['white', 'green', 'brown'], 1))()})), ...overrideResponse})

export const getListConstructionTypesResponseMock = (overrideResponse: Partial<Extract<ConstructionTypeList, object>> = {}): ConstructionTypeList => ({construction_types: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: (() => faker.helpers.arrayElement(['igloo', 'underground', 'half_underground']))(), name: (() => faker.person.fullName())()})), ...overrideResponse})

export const getListHolidayRegionsResponseMock = (overrideResponse: Partial<Extract<HolidayRegionList, object>> = {}): HolidayRegionList => ({regions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({code: faker.string.alpha({length: {min: 10, max: 16}}), name: (() => faker.person.fullName())()})), ...overrideResponse})

export const getListHolidaysResponseMock = (overrideResponse: Partial<Extract<HolidayList, object>> = {}): HolidayList => ({holidays: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({date: faker.date.past().toISOString().slice(0, 10), name: (() => faker.person.fullName())()})), ...overrideResponse})


export const getListNotificationsMockHandler = (overrideResponse?: NotificationsEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotificationsEnvelope> | NotificationsEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/notifications/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListNotificationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListMaterialsMockHandler = (overrideResponse?: MaterialList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MaterialList> | MaterialList), options?: RequestHandlerOptions) => {
  return http.get('*/api/materials/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMaterialsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListConstructionTypesMockHandler = (overrideResponse?: ConstructionTypeList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ConstructionTypeList> | ConstructionTypeList), options?: RequestHandlerOptions) => {
  return http.get('*/api/construction/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListConstructionTypesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHolidayRegionsMockHandler = (overrideResponse?: HolidayRegionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HolidayRegionList> | HolidayRegionList), options?: RequestHandlerOptions) => {
  return http.get('*/api/holiday-regions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHolidayRegionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListHolidaysMockHandler = (overrideResponse?: HolidayList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HolidayList> | HolidayList), options?: RequestHandlerOptions) => {
  return http.get('*/api/holidays/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHolidaysResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReferenceMock = () => [
  getListNotificationsMockHandler(),
  getListMaterialsMockHandler(),
  getListConstructionTypesMockHandler(),
  getListHolidayRegionsMockHandler(),
  getListHolidaysMockHandler()
]
