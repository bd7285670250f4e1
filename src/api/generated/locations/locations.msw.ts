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
  LevelSource,
  LocationType,
  MaterialCode,
  SensorTrust,
  WeekDay
} from '../dashboard.schemas';
import type {
  DistanceMatrixEnvelope,
  LabelList,
  LocationEnvelope,
  LocationLevelsList,
  LocationList,
  NearbyLocationList
} from '../dashboard.schemas';


export const getListLocationsResponseMock = (overrideResponse: Partial<Extract<LocationList, object>> = {}): LocationList => ({locations: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), location_name: (() => faker.location.street())(), city: (() => faker.location.city())(), street: (() => faker.location.streetAddress())(), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), location_type: faker.helpers.arrayElement(Object.values(LocationType)), is_active: faker.datatype.boolean(), containers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}),null,]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}),null,]), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), construction_type: (() => faker.helpers.arrayElement(['igloo', 'underground', 'half_underground']))(), active: faker.datatype.boolean(), constraints: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({reason: faker.string.alpha({length: {min: 1, max: 200}}), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), week_day: faker.helpers.arrayElement(Object.values(WeekDay))})), last_level: faker.helpers.arrayElement([faker.number.float({min: 0, max: 300, fractionDigits: 2}),null,]), last_recorded_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), last_emptied_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), full_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), level_source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(LevelSource)),null,]), sensor_trust: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SensorTrust)),null,]), sensor_error: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), container_site: {white: faker.number.int({min: 0}), green: faker.number.int({min: 0}), brown: faker.number.int({min: 0})}, updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), total_routes: (() => 247)(), facets: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({value: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 0})}))
      }, ...overrideResponse})

export const getCreateLocationResponseMock = (overrideResponse: Partial<Extract<LocationEnvelope, object>> = {}): LocationEnvelope => ({location: {id: faker.number.int({min: 1, max: 2147483647}), location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), location_name: (() => faker.location.street())(), city: (() => faker.location.city())(), street: (() => faker.location.streetAddress())(), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), location_type: faker.helpers.arrayElement(Object.values(LocationType)), is_active: faker.datatype.boolean(), containers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}),null,]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}),null,]), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), construction_type: (() => faker.helpers.arrayElement(['igloo', 'underground', 'half_underground']))(), active: faker.datatype.boolean(), constraints: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({reason: faker.string.alpha({length: {min: 1, max: 200}}), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), week_day: faker.helpers.arrayElement(Object.values(WeekDay))})), last_level: faker.helpers.arrayElement([faker.number.float({min: 0, max: 300, fractionDigits: 2}),null,]), last_recorded_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), last_emptied_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), full_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), level_source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(LevelSource)),null,]), sensor_trust: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SensorTrust)),null,]), sensor_error: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), container_site: {white: faker.number.int({min: 0}), green: faker.number.int({min: 0}), brown: faker.number.int({min: 0})}, updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getGetLocationResponseMock = (overrideResponse: Partial<Extract<LocationEnvelope, object>> = {}): LocationEnvelope => ({location: {id: faker.number.int({min: 1, max: 2147483647}), location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), location_name: (() => faker.location.street())(), city: (() => faker.location.city())(), street: (() => faker.location.streetAddress())(), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), location_type: faker.helpers.arrayElement(Object.values(LocationType)), is_active: faker.datatype.boolean(), containers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}),null,]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}),null,]), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), construction_type: (() => faker.helpers.arrayElement(['igloo', 'underground', 'half_underground']))(), active: faker.datatype.boolean(), constraints: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({reason: faker.string.alpha({length: {min: 1, max: 200}}), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), week_day: faker.helpers.arrayElement(Object.values(WeekDay))})), last_level: faker.helpers.arrayElement([faker.number.float({min: 0, max: 300, fractionDigits: 2}),null,]), last_recorded_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), last_emptied_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), full_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), level_source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(LevelSource)),null,]), sensor_trust: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SensorTrust)),null,]), sensor_error: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), container_site: {white: faker.number.int({min: 0}), green: faker.number.int({min: 0}), brown: faker.number.int({min: 0})}, updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getReplaceLocationResponseMock = (overrideResponse: Partial<Extract<LocationEnvelope, object>> = {}): LocationEnvelope => ({location: {id: faker.number.int({min: 1, max: 2147483647}), location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), location_name: (() => faker.location.street())(), city: (() => faker.location.city())(), street: (() => faker.location.streetAddress())(), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), location_type: faker.helpers.arrayElement(Object.values(LocationType)), is_active: faker.datatype.boolean(), containers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}),null,]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}),null,]), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), construction_type: (() => faker.helpers.arrayElement(['igloo', 'underground', 'half_underground']))(), active: faker.datatype.boolean(), constraints: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({reason: faker.string.alpha({length: {min: 1, max: 200}}), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), week_day: faker.helpers.arrayElement(Object.values(WeekDay))})), last_level: faker.helpers.arrayElement([faker.number.float({min: 0, max: 300, fractionDigits: 2}),null,]), last_recorded_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), last_emptied_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), full_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), level_source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(LevelSource)),null,]), sensor_trust: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SensorTrust)),null,]), sensor_error: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), container_site: {white: faker.number.int({min: 0}), green: faker.number.int({min: 0}), brown: faker.number.int({min: 0})}, updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getRestoreLocationResponseMock = (overrideResponse: Partial<Extract<LocationEnvelope, object>> = {}): LocationEnvelope => ({location: {id: faker.number.int({min: 1, max: 2147483647}), location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), location_name: (() => faker.location.street())(), city: (() => faker.location.city())(), street: (() => faker.location.streetAddress())(), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), location_type: faker.helpers.arrayElement(Object.values(LocationType)), is_active: faker.datatype.boolean(), containers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}),null,]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}),null,]), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), construction_type: (() => faker.helpers.arrayElement(['igloo', 'underground', 'half_underground']))(), active: faker.datatype.boolean(), constraints: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({reason: faker.string.alpha({length: {min: 1, max: 200}}), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), week_day: faker.helpers.arrayElement(Object.values(WeekDay))})), last_level: faker.helpers.arrayElement([faker.number.float({min: 0, max: 300, fractionDigits: 2}),null,]), last_recorded_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), last_emptied_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), full_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), level_source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(LevelSource)),null,]), sensor_trust: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SensorTrust)),null,]), sensor_error: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), container_site: {white: faker.number.int({min: 0}), green: faker.number.int({min: 0}), brown: faker.number.int({min: 0})}, updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getListLocationLevelsResponseMock = (overrideResponse: Partial<Extract<LocationLevelsList, object>> = {}): LocationLevelsList => ({levels: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), location_name: (() => faker.location.street())(), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), empty: faker.number.int({min: 0}), ok: faker.number.int({min: 0}), full: faker.number.int({min: 0}), overfull: faker.number.int({min: 0}), max_level: faker.helpers.arrayElement([faker.number.float({min: 0, max: 300, fractionDigits: 2}),null,])})), ...overrideResponse})

export const getListLabelsResponseMock = (overrideResponse: Partial<Extract<LabelList, object>> = {}): LabelList => ({labels: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), location_name: (() => faker.location.street())(), street: (() => faker.location.streetAddress())(), city: (() => faker.location.city())(), report_code: (() => faker.helpers.fromRegExp('[2-9A-H]{7}'))(), url: faker.string.alpha({length: {min: 10, max: 20}})})), total: faker.number.int({min: 0}), ...overrideResponse})

export const getGetDistanceMatrixResponseMock = (overrideResponse: Partial<Extract<DistanceMatrixEnvelope, object>> = {}): DistanceMatrixEnvelope => ({distance_matrix: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({from: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), to: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), distance_m: faker.number.int({min: 0}), mode: faker.helpers.arrayElement(['estimate','route'] as const)})), ...overrideResponse})

export const getFindNearbyLocationsResponseMock = (overrideResponse: Partial<Extract<NearbyLocationList, object>> = {}): NearbyLocationList => ({locations: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({location: {id: faker.number.int({min: 1, max: 2147483647}), location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), location_name: (() => faker.location.street())(), city: (() => faker.location.city())(), street: (() => faker.location.streetAddress())(), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), location_type: faker.helpers.arrayElement(Object.values(LocationType)), is_active: faker.datatype.boolean(), containers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}),null,]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}),null,]), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), construction_type: (() => faker.helpers.arrayElement(['igloo', 'underground', 'half_underground']))(), active: faker.datatype.boolean(), constraints: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({reason: faker.string.alpha({length: {min: 1, max: 200}}), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), week_day: faker.helpers.arrayElement(Object.values(WeekDay))})), last_level: faker.helpers.arrayElement([faker.number.float({min: 0, max: 300, fractionDigits: 2}),null,]), last_recorded_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), last_emptied_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), full_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), level_source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(LevelSource)),null,]), sensor_trust: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SensorTrust)),null,]), sensor_error: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), container_site: {white: faker.number.int({min: 0}), green: faker.number.int({min: 0}), brown: faker.number.int({min: 0})}, updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, distance_m: faker.number.int({min: 0})})), ...overrideResponse})


export const getListLocationsMockHandler = (overrideResponse?: LocationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LocationList> | LocationList), options?: RequestHandlerOptions) => {
  return http.get('*/api/locations/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLocationsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateLocationMockHandler = (overrideResponse?: LocationEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LocationEnvelope> | LocationEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/locations/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateLocationResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetLocationMockHandler = (overrideResponse?: LocationEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LocationEnvelope> | LocationEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/locations/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetLocationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReplaceLocationMockHandler = (overrideResponse?: LocationEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<LocationEnvelope> | LocationEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/api/locations/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReplaceLocationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteLocationMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/locations/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getRestoreLocationMockHandler = (overrideResponse?: LocationEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LocationEnvelope> | LocationEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/locations/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreLocationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLocationLevelsMockHandler = (overrideResponse?: LocationLevelsList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LocationLevelsList> | LocationLevelsList), options?: RequestHandlerOptions) => {
  return http.get('*/api/locations/levels', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLocationLevelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListLabelsMockHandler = (overrideResponse?: LabelList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<LabelList> | LabelList), options?: RequestHandlerOptions) => {
  return http.get('*/api/locations/labels', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListLabelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetDistanceMatrixMockHandler = (overrideResponse?: DistanceMatrixEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DistanceMatrixEnvelope> | DistanceMatrixEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/locations/distance-matrix-multiple', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDistanceMatrixResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFindNearbyLocationsMockHandler = (overrideResponse?: NearbyLocationList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NearbyLocationList> | NearbyLocationList), options?: RequestHandlerOptions) => {
  return http.post('*/api/locations/find-nearby', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFindNearbyLocationsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getLocationsMock = () => [
  getListLocationsMockHandler(),
  getCreateLocationMockHandler(),
  getGetLocationMockHandler(),
  getReplaceLocationMockHandler(),
  getDeleteLocationMockHandler(),
  getRestoreLocationMockHandler(),
  getListLocationLevelsMockHandler(),
  getListLabelsMockHandler(),
  getGetDistanceMatrixMockHandler(),
  getFindNearbyLocationsMockHandler()
]
