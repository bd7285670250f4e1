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
  FillLevel,
  MaterialCode,
  RowStatus,
  SkipReason,
  StopState,
  TourStatus,
  WeekDay
} from '../dashboard.schemas';
import type {
  DriverDone,
  DriverEventsResult,
  DriverSession,
  DriverTourEnvelope
} from '../dashboard.schemas';


export const getOpenDriverSessionResponseMock = (overrideResponse: Partial<Extract<DriverSession, object>> = {}): DriverSession => ({session: (() => faker.string.alphanumeric(40))(), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetDriverTourResponseDriverDoneMock = (overrideResponse: Partial<DriverDone> = {}): DriverDone => ({...{key: faker.helpers.arrayElement([(() => faker.string.uuid())(),null,]), revision: faker.number.int({min: 0}), recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', level: faker.number.float({min: 0, max: 300, fractionDigits: 2}), is_emptied: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SkipReason)),null,]), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getGetDriverTourResponseMock = (overrideResponse: Partial<Extract<DriverTourEnvelope, object>> = {}): DriverTourEnvelope => ({tour: {id: faker.number.int({min: 1, max: 2147483647}), route_name: faker.string.alpha({length: {min: 10, max: 20}}), date: faker.date.past().toISOString().slice(0, 10), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), status: faker.helpers.arrayElement(Object.values(TourStatus)), material_type: (() => faker.helpers.arrayElements(['11', '12', '13'], 2))(), details: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), started_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), finished_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), on_break_since: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), operator: faker.string.alpha({length: {min: 10, max: 20}}), time_zone: (() => 'Europe/Berlin')(), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', stops: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({position: faker.number.int({min: 1}), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), street: faker.helpers.arrayElement([(() => faker.location.streetAddress())(), null]), city: faker.helpers.arrayElement([(() => faker.location.city())(), null]), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), planned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), state: faker.helpers.arrayElement(Object.values(StopState)), containers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), last_level: faker.helpers.arrayElement([faker.number.float({min: 0, max: 300, fractionDigits: 2}),null,]), constraints: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({reason: faker.string.alpha({length: {min: 1, max: 200}}), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), week_day: faker.helpers.arrayElement(Object.values(WeekDay))})), done: faker.helpers.arrayElement([{...getGetDriverTourResponseDriverDoneMock()},null,])})), notifications: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), reported_fill_level: faker.helpers.arrayElement(Object.values(FillLevel)), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}))})), hidden_stops: faker.number.int({min: 0}), unloadings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: faker.helpers.arrayElement([(() => faker.string.uuid())(),null,]), revision: faker.number.int({min: 0}), recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', location_name: (() => faker.location.street())(), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), weight: (() => faker.number.float({ min: 2, max: 7, fractionDigits: 2 }))()})), plants: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))}, ...overrideResponse})

export const getRecordDriverEventsResponseDriverDoneMock = (overrideResponse: Partial<DriverDone> = {}): DriverDone => ({...{key: faker.helpers.arrayElement([(() => faker.string.uuid())(),null,]), revision: faker.number.int({min: 0}), recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', level: faker.number.float({min: 0, max: 300, fractionDigits: 2}), is_emptied: faker.datatype.boolean(), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SkipReason)),null,]), comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}, ...overrideResponse});

export const getRecordDriverEventsResponseMock = (overrideResponse: Partial<Extract<DriverEventsResult, object>> = {}): DriverEventsResult => ({result: {created: faker.number.int({min: 0}), corrected: faker.number.int({min: 0}), duplicate: faker.number.int({min: 0}), rejected: faker.number.int({min: 0}), rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: (() => faker.helpers.fromRegExp('obu-[0-9]{2}/[0-9]{4}'))(), status: faker.helpers.arrayElement(Object.values(RowStatus)), errors: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({path: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.string.alpha({length: {min: 10, max: 20}})}))}))}, tour: {id: faker.number.int({min: 1, max: 2147483647}), route_name: faker.string.alpha({length: {min: 10, max: 20}}), date: faker.date.past().toISOString().slice(0, 10), license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), status: faker.helpers.arrayElement(Object.values(TourStatus)), material_type: (() => faker.helpers.arrayElements(['11', '12', '13'], 2))(), details: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), started_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), finished_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), on_break_since: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), operator: faker.string.alpha({length: {min: 10, max: 20}}), time_zone: (() => 'Europe/Berlin')(), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z', stops: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({position: faker.number.int({min: 1}), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), street: faker.helpers.arrayElement([(() => faker.location.streetAddress())(), null]), city: faker.helpers.arrayElement([(() => faker.location.city())(), null]), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), planned_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), state: faker.helpers.arrayElement(Object.values(StopState)), containers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), last_level: faker.helpers.arrayElement([faker.number.float({min: 0, max: 300, fractionDigits: 2}),null,]), constraints: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({reason: faker.string.alpha({length: {min: 1, max: 200}}), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), week_day: faker.helpers.arrayElement(Object.values(WeekDay))})), done: faker.helpers.arrayElement([{...getRecordDriverEventsResponseDriverDoneMock()},null,])})), notifications: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), reported_fill_level: faker.helpers.arrayElement(Object.values(FillLevel)), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null])}))})), hidden_stops: faker.number.int({min: 0}), unloadings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: faker.helpers.arrayElement([(() => faker.string.uuid())(),null,]), revision: faker.number.int({min: 0}), recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', location_name: (() => faker.location.street())(), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), weight: (() => faker.number.float({ min: 2, max: 7, fractionDigits: 2 }))()})), plants: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))}, ...overrideResponse})


export const getOpenDriverSessionMockHandler = (overrideResponse?: DriverSession | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DriverSession> | DriverSession), options?: RequestHandlerOptions) => {
  return http.post('*/api/drive/session', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getOpenDriverSessionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDriverTourMockHandler = (overrideResponse?: DriverTourEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DriverTourEnvelope> | DriverTourEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/drive/tour', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDriverTourResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRecordDriverEventsMockHandler = (overrideResponse?: DriverEventsResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DriverEventsResult> | DriverEventsResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/drive/events', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecordDriverEventsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getDriveMock = () => [
  getOpenDriverSessionMockHandler(),
  getGetDriverTourMockHandler(),
  getRecordDriverEventsMockHandler()
]
