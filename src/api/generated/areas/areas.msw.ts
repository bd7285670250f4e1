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
  AreaColor,
  AreaState
} from '../dashboard.schemas';
import type {
  AreaEnvelope,
  AreaList
} from '../dashboard.schemas';


export const getListAreasResponseMock = (overrideResponse: Partial<Extract<AreaList, object>> = {}): AreaList => ({areas: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), name: (() => faker.person.fullName())(), color: faker.helpers.arrayElement(Object.values(AreaColor)), state: faker.helpers.arrayElement(Object.values(AreaState)), locations: faker.number.int({min: 0}), trucks: faker.number.int({min: 0}), drivers: faker.number.int({min: 0}), shifts: faker.number.int({min: 0}), tours: faker.number.int({min: 0}), limited_users: faker.number.int({min: 0}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), total_routes: (() => 247)(), facets: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({value: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 0})}))
      }, ...overrideResponse})

export const getCreateAreaResponseMock = (overrideResponse: Partial<Extract<AreaEnvelope, object>> = {}): AreaEnvelope => ({area: {id: faker.number.int({min: 1, max: 2147483647}), name: (() => faker.person.fullName())(), color: faker.helpers.arrayElement(Object.values(AreaColor)), state: faker.helpers.arrayElement(Object.values(AreaState)), locations: faker.number.int({min: 0}), trucks: faker.number.int({min: 0}), drivers: faker.number.int({min: 0}), shifts: faker.number.int({min: 0}), tours: faker.number.int({min: 0}), limited_users: faker.number.int({min: 0}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getGetAreaResponseMock = (overrideResponse: Partial<Extract<AreaEnvelope, object>> = {}): AreaEnvelope => ({area: {id: faker.number.int({min: 1, max: 2147483647}), name: (() => faker.person.fullName())(), color: faker.helpers.arrayElement(Object.values(AreaColor)), state: faker.helpers.arrayElement(Object.values(AreaState)), locations: faker.number.int({min: 0}), trucks: faker.number.int({min: 0}), drivers: faker.number.int({min: 0}), shifts: faker.number.int({min: 0}), tours: faker.number.int({min: 0}), limited_users: faker.number.int({min: 0}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getUpdateAreaResponseMock = (overrideResponse: Partial<Extract<AreaEnvelope, object>> = {}): AreaEnvelope => ({area: {id: faker.number.int({min: 1, max: 2147483647}), name: (() => faker.person.fullName())(), color: faker.helpers.arrayElement(Object.values(AreaColor)), state: faker.helpers.arrayElement(Object.values(AreaState)), locations: faker.number.int({min: 0}), trucks: faker.number.int({min: 0}), drivers: faker.number.int({min: 0}), shifts: faker.number.int({min: 0}), tours: faker.number.int({min: 0}), limited_users: faker.number.int({min: 0}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getMoveAreaResponseMock = (overrideResponse: Partial<Extract<AreaEnvelope, object>> = {}): AreaEnvelope => ({area: {id: faker.number.int({min: 1, max: 2147483647}), name: (() => faker.person.fullName())(), color: faker.helpers.arrayElement(Object.values(AreaColor)), state: faker.helpers.arrayElement(Object.values(AreaState)), locations: faker.number.int({min: 0}), trucks: faker.number.int({min: 0}), drivers: faker.number.int({min: 0}), shifts: faker.number.int({min: 0}), tours: faker.number.int({min: 0}), limited_users: faker.number.int({min: 0}), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})


export const getListAreasMockHandler = (overrideResponse?: AreaList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AreaList> | AreaList), options?: RequestHandlerOptions) => {
  return http.get('*/api/areas/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAreasResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateAreaMockHandler = (overrideResponse?: AreaEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AreaEnvelope> | AreaEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/areas/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAreaResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetAreaMockHandler = (overrideResponse?: AreaEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AreaEnvelope> | AreaEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/areas/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAreaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateAreaMockHandler = (overrideResponse?: AreaEnvelope | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<AreaEnvelope> | AreaEnvelope), options?: RequestHandlerOptions) => {
  return http.patch('*/api/areas/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAreaResponseMock(),
      { status: 200
      })
  }, options)
}

export const getMoveAreaMockHandler = (overrideResponse?: AreaEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AreaEnvelope> | AreaEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/areas/:id/move', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getMoveAreaResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAreasMock = () => [
  getListAreasMockHandler(),
  getCreateAreaMockHandler(),
  getGetAreaMockHandler(),
  getUpdateAreaMockHandler(),
  getMoveAreaMockHandler()
]
