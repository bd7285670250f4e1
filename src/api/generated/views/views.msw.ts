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
  ViewedList
} from '../dashboard.schemas';
import type {
  ViewCounts,
  ViewEnvelope,
  ViewList
} from '../dashboard.schemas';


export const getListViewsResponseMock = (overrideResponse: Partial<Extract<ViewList, object>> = {}): ViewList => ({views: (() => [])(), total_routes: (() => 247)(), ...overrideResponse})

export const getCreateViewResponseMock = (overrideResponse: Partial<Extract<ViewEnvelope, object>> = {}): ViewEnvelope => ({view: {id: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 1, max: 60}}), list: faker.helpers.arrayElement(Object.values(ViewedList)), query: faker.string.alpha({length: {min: 10, max: 2000}}), columns: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}}))),null,]), shared: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getCountViewsResponseMock = (overrideResponse: Partial<Extract<ViewCounts, object>> = {}): ViewCounts => ({counts: (() => [3, 1])(), ...overrideResponse})

export const getGetViewResponseMock = (overrideResponse: Partial<Extract<ViewEnvelope, object>> = {}): ViewEnvelope => ({view: {id: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 1, max: 60}}), list: faker.helpers.arrayElement(Object.values(ViewedList)), query: faker.string.alpha({length: {min: 10, max: 2000}}), columns: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}}))),null,]), shared: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getUpdateViewResponseMock = (overrideResponse: Partial<Extract<ViewEnvelope, object>> = {}): ViewEnvelope => ({view: {id: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 1, max: 60}}), list: faker.helpers.arrayElement(Object.values(ViewedList)), query: faker.string.alpha({length: {min: 10, max: 2000}}), columns: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}}))),null,]), shared: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getRestoreViewResponseMock = (overrideResponse: Partial<Extract<ViewEnvelope, object>> = {}): ViewEnvelope => ({view: {id: faker.number.int({min: 1, max: 2147483647}), name: faker.string.alpha({length: {min: 1, max: 60}}), list: faker.helpers.arrayElement(Object.values(ViewedList)), query: faker.string.alpha({length: {min: 10, max: 2000}}), columns: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 60}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 60}}))),null,]), shared: faker.datatype.boolean(), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})


export const getListViewsMockHandler = (overrideResponse?: ViewList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ViewList> | ViewList), options?: RequestHandlerOptions) => {
  return http.get('*/api/views/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListViewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateViewMockHandler = (overrideResponse?: ViewEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ViewEnvelope> | ViewEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/views/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateViewResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCountViewsMockHandler = (overrideResponse?: ViewCounts | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ViewCounts> | ViewCounts), options?: RequestHandlerOptions) => {
  return http.get('*/api/views/counts', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCountViewsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetViewMockHandler = (overrideResponse?: ViewEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ViewEnvelope> | ViewEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/views/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetViewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateViewMockHandler = (overrideResponse?: ViewEnvelope | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ViewEnvelope> | ViewEnvelope), options?: RequestHandlerOptions) => {
  return http.patch('*/api/views/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateViewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteViewMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/views/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getRestoreViewMockHandler = (overrideResponse?: ViewEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ViewEnvelope> | ViewEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/views/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreViewResponseMock(),
      { status: 200
      })
  }, options)
}
export const getViewsMock = () => [
  getListViewsMockHandler(),
  getCreateViewMockHandler(),
  getCountViewsMockHandler(),
  getGetViewMockHandler(),
  getUpdateViewMockHandler(),
  getDeleteViewMockHandler(),
  getRestoreViewMockHandler()
]
