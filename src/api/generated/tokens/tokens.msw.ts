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
  LevelUnit
} from '../dashboard.schemas';
import type {
  CreatedMachineToken,
  LevelMapping,
  MachineTokenEnvelope,
  MachineTokenList,
  MappingTrial
} from '../dashboard.schemas';


export const getListTokensResponseLevelMappingMock = (overrideResponse: Partial<LevelMapping> = {}): LevelMapping => ({...{rows: (() => '/level')(), device: (() => '/level')(), level: (() => '/level')(), recorded_at: (() => '/level')(), key: (() => '/level')(), unit: faker.helpers.arrayElement(Object.values(LevelUnit)), offset: faker.number.float({min: -1000, max: 10000, fractionDigits: 2}), height: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), devices: (() => [{ device: 'eui-a84041000181c061', container_id: '07/01-W1' }])()}, ...overrideResponse});

export const getListTokensResponseMock = (overrideResponse: Partial<Extract<MachineTokenList, object>> = {}): MachineTokenList => ({tokens: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), name: (() => faker.person.fullName())(), prefix: (() => faker.helpers.fromRegExp('wd_[A-Za-z0-9]{6}'))(), scopes: (() => faker.helpers.arrayElements(['levels:write', 'tours:write', 'tours:read']))(), created_by: faker.helpers.arrayElement([(() => faker.person.fullName())(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', expires_at: (() => null)(), last_used_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), mapping: faker.helpers.arrayElement([{...getListTokensResponseLevelMappingMock()},null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), total_routes: (() => 247)(), ...overrideResponse})

export const getCreateTokenResponseLevelMappingMock = (overrideResponse: Partial<LevelMapping> = {}): LevelMapping => ({...{rows: (() => '/level')(), device: (() => '/level')(), level: (() => '/level')(), recorded_at: (() => '/level')(), key: (() => '/level')(), unit: faker.helpers.arrayElement(Object.values(LevelUnit)), offset: faker.number.float({min: -1000, max: 10000, fractionDigits: 2}), height: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), devices: (() => [{ device: 'eui-a84041000181c061', container_id: '07/01-W1' }])()}, ...overrideResponse});

export const getCreateTokenResponseMock = (overrideResponse: Partial<Extract<CreatedMachineToken, object>> = {}): CreatedMachineToken => ({token: {id: faker.number.int({min: 1, max: 2147483647}), name: (() => faker.person.fullName())(), prefix: (() => faker.helpers.fromRegExp('wd_[A-Za-z0-9]{6}'))(), scopes: (() => faker.helpers.arrayElements(['levels:write', 'tours:write', 'tours:read']))(), created_by: faker.helpers.arrayElement([(() => faker.person.fullName())(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', expires_at: (() => null)(), last_used_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), mapping: faker.helpers.arrayElement([{...getCreateTokenResponseLevelMappingMock()},null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, secret: (() => faker.helpers.fromRegExp('wd_[A-Za-z0-9]{43}'))(), ...overrideResponse})

export const getSetTokenMappingResponseLevelMappingMock = (overrideResponse: Partial<LevelMapping> = {}): LevelMapping => ({...{rows: (() => '/level')(), device: (() => '/level')(), level: (() => '/level')(), recorded_at: (() => '/level')(), key: (() => '/level')(), unit: faker.helpers.arrayElement(Object.values(LevelUnit)), offset: faker.number.float({min: -1000, max: 10000, fractionDigits: 2}), height: faker.helpers.arrayElement([faker.number.float({min: 0, max: 100000, fractionDigits: 2}), null]), devices: (() => [{ device: 'eui-a84041000181c061', container_id: '07/01-W1' }])()}, ...overrideResponse});

export const getSetTokenMappingResponseMock = (overrideResponse: Partial<Extract<MachineTokenEnvelope, object>> = {}): MachineTokenEnvelope => ({token: {id: faker.number.int({min: 1, max: 2147483647}), name: (() => faker.person.fullName())(), prefix: (() => faker.helpers.fromRegExp('wd_[A-Za-z0-9]{6}'))(), scopes: (() => faker.helpers.arrayElements(['levels:write', 'tours:write', 'tours:read']))(), created_by: faker.helpers.arrayElement([(() => faker.person.fullName())(), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', expires_at: (() => null)(), last_used_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), mapping: faker.helpers.arrayElement([{...getSetTokenMappingResponseLevelMappingMock()},null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getTryMappingResponseMock = (overrideResponse: Partial<Extract<MappingTrial, object>> = {}): MappingTrial => ({readings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({device: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), container_id: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), recorded_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), level: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), errors: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({path: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.string.alpha({length: {min: 10, max: 20}})}))})), ...overrideResponse})


export const getListTokensMockHandler = (overrideResponse?: MachineTokenList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MachineTokenList> | MachineTokenList), options?: RequestHandlerOptions) => {
  return http.get('*/api/tokens/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListTokensResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateTokenMockHandler = (overrideResponse?: CreatedMachineToken | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CreatedMachineToken> | CreatedMachineToken), options?: RequestHandlerOptions) => {
  return http.post('*/api/tokens/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTokenResponseMock(),
      { status: 201
      })
  }, options)
}

export const getRevokeTokenMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tokens/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSetTokenMappingMockHandler = (overrideResponse?: MachineTokenEnvelope | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MachineTokenEnvelope> | MachineTokenEnvelope), options?: RequestHandlerOptions) => {
  return http.put('*/api/tokens/:id/mapping', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetTokenMappingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTryMappingMockHandler = (overrideResponse?: MappingTrial | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MappingTrial> | MappingTrial), options?: RequestHandlerOptions) => {
  return http.post('*/api/tokens/mapping-trials/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTryMappingResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTokensMock = () => [
  getListTokensMockHandler(),
  getCreateTokenMockHandler(),
  getRevokeTokenMockHandler(),
  getSetTokenMappingMockHandler(),
  getTryMappingMockHandler()
]
