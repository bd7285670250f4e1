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
  MaterialCode,
  SensorTrust,
  WeekDay
} from '../dashboard.schemas';
import type {
  BinEnvelope,
  BinList
} from '../dashboard.schemas';


export const getListBinsResponseMock = (overrideResponse: Partial<Extract<BinList, object>> = {}): BinList => ({bins: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}),null,]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}),null,]), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), construction_type: (() => faker.helpers.arrayElement(['igloo', 'underground', 'half_underground']))(), active: faker.datatype.boolean(), constraints: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({reason: faker.string.alpha({length: {min: 1, max: 200}}), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), week_day: faker.helpers.arrayElement(Object.values(WeekDay))})), last_level: faker.helpers.arrayElement([faker.number.float({min: 0, max: 300, fractionDigits: 2}),null,]), last_recorded_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), last_emptied_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), full_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), level_source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(LevelSource)),null,]), sensor_trust: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SensorTrust)),null,]), sensor_error: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), total_routes: (() => 247)(), facets: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({value: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 0})}))
      }, ...overrideResponse})

export const getCreateBinResponseMock = (overrideResponse: Partial<Extract<BinEnvelope, object>> = {}): BinEnvelope => ({bin: {id: faker.number.int({min: 1, max: 2147483647}), container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}),null,]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}),null,]), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), construction_type: (() => faker.helpers.arrayElement(['igloo', 'underground', 'half_underground']))(), active: faker.datatype.boolean(), constraints: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({reason: faker.string.alpha({length: {min: 1, max: 200}}), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), week_day: faker.helpers.arrayElement(Object.values(WeekDay))})), last_level: faker.helpers.arrayElement([faker.number.float({min: 0, max: 300, fractionDigits: 2}),null,]), last_recorded_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), last_emptied_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), full_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), level_source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(LevelSource)),null,]), sensor_trust: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SensorTrust)),null,]), sensor_error: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getGetBinResponseMock = (overrideResponse: Partial<Extract<BinEnvelope, object>> = {}): BinEnvelope => ({bin: {id: faker.number.int({min: 1, max: 2147483647}), container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}),null,]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}),null,]), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), construction_type: (() => faker.helpers.arrayElement(['igloo', 'underground', 'half_underground']))(), active: faker.datatype.boolean(), constraints: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({reason: faker.string.alpha({length: {min: 1, max: 200}}), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), week_day: faker.helpers.arrayElement(Object.values(WeekDay))})), last_level: faker.helpers.arrayElement([faker.number.float({min: 0, max: 300, fractionDigits: 2}),null,]), last_recorded_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), last_emptied_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), full_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), level_source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(LevelSource)),null,]), sensor_trust: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SensorTrust)),null,]), sensor_error: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getUpdateBinResponseMock = (overrideResponse: Partial<Extract<BinEnvelope, object>> = {}): BinEnvelope => ({bin: {id: faker.number.int({min: 1, max: 2147483647}), container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}),null,]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}),null,]), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), construction_type: (() => faker.helpers.arrayElement(['igloo', 'underground', 'half_underground']))(), active: faker.datatype.boolean(), constraints: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({reason: faker.string.alpha({length: {min: 1, max: 200}}), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), week_day: faker.helpers.arrayElement(Object.values(WeekDay))})), last_level: faker.helpers.arrayElement([faker.number.float({min: 0, max: 300, fractionDigits: 2}),null,]), last_recorded_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), last_emptied_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), full_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), level_source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(LevelSource)),null,]), sensor_trust: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SensorTrust)),null,]), sensor_error: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getRestoreBinResponseMock = (overrideResponse: Partial<Extract<BinEnvelope, object>> = {}): BinEnvelope => ({bin: {id: faker.number.int({min: 1, max: 2147483647}), container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), latitude: faker.helpers.arrayElement([faker.number.float({min: -90, max: 90, fractionDigits: 2}),null,]), longitude: faker.helpers.arrayElement([faker.number.float({min: -180, max: 180, fractionDigits: 2}),null,]), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), construction_type: (() => faker.helpers.arrayElement(['igloo', 'underground', 'half_underground']))(), active: faker.datatype.boolean(), constraints: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => ({reason: faker.string.alpha({length: {min: 1, max: 200}}), start_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), end_time: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), week_day: faker.helpers.arrayElement(Object.values(WeekDay))})), last_level: faker.helpers.arrayElement([faker.number.float({min: 0, max: 300, fractionDigits: 2}),null,]), last_recorded_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), last_emptied_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), full_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), level_source: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(LevelSource)),null,]), sensor_trust: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SensorTrust)),null,]), sensor_error: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})


export const getListBinsMockHandler = (overrideResponse?: BinList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BinList> | BinList), options?: RequestHandlerOptions) => {
  return http.get('*/api/bins/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBinsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateBinMockHandler = (overrideResponse?: BinEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BinEnvelope> | BinEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/bins/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateBinResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetBinMockHandler = (overrideResponse?: BinEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BinEnvelope> | BinEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/bins/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBinResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateBinMockHandler = (overrideResponse?: BinEnvelope | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BinEnvelope> | BinEnvelope), options?: RequestHandlerOptions) => {
  return http.patch('*/api/bins/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateBinResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteBinMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/bins/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getRestoreBinMockHandler = (overrideResponse?: BinEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BinEnvelope> | BinEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/bins/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreBinResponseMock(),
      { status: 200
      })
  }, options)
}
export const getBinsMock = () => [
  getListBinsMockHandler(),
  getCreateBinMockHandler(),
  getGetBinMockHandler(),
  getUpdateBinMockHandler(),
  getDeleteBinMockHandler(),
  getRestoreBinMockHandler()
]
