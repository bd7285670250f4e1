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
  ImportKind,
  ImportStatus
} from '../dashboard.schemas';
import type {
  Import,
  ImportEnvelope,
  ImportList,
  ImportResult
} from '../dashboard.schemas';


export const getListImportsResponseMock = (overrideResponse: Partial<Extract<ImportList, object>> = {}): ImportList => ({imports: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', actor: faker.helpers.arrayElement([(() => faker.person.fullName())(), null]), kind: faker.helpers.arrayElement(Object.values(ImportKind)), name: (() => 'standorte.xlsx')(), created: (() => faker.number.int({ max: 300 }))(), changed: (() => faker.number.int({ max: 60 }))(), unchanged: (() => faker.number.int({ max: 900 }))(), refused: (() => faker.number.int({ max: 5 }))(), undone_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,])})), total_routes: (() => 247)(), facets: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({value: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 0})}))
      }, ...overrideResponse})

export const getImportRowsResponseImportMock = (overrideResponse: Partial<Import> = {}): Import => ({...{id: faker.number.int({min: 1, max: 2147483647}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', actor: faker.helpers.arrayElement([(() => faker.person.fullName())(), null]), kind: faker.helpers.arrayElement(Object.values(ImportKind)), name: (() => 'standorte.xlsx')(), created: (() => faker.number.int({ max: 300 }))(), changed: (() => faker.number.int({ max: 60 }))(), unchanged: (() => faker.number.int({ max: 900 }))(), refused: (() => faker.number.int({ max: 5 }))(), undone_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,])}, ...overrideResponse});

export const getImportRowsResponseMock = (overrideResponse: Partial<Extract<ImportResult, object>> = {}): ImportResult => ({import: faker.helpers.arrayElement([{...getImportRowsResponseImportMock()},null,]), created: faker.number.int({min: 0}), changed: faker.number.int({min: 0}), unchanged: faker.number.int({min: 0}), refused: faker.number.int({min: 0}), rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({row: faker.number.int({min: 0}), key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement(Object.values(ImportStatus)), changes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), before: {}, after: {}})), errors: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({path: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.string.alpha({length: {min: 10, max: 20}})})), near: {location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), distance: faker.number.int({min: 0, max: 50})}})), ...overrideResponse})

export const getGetImportResponseImportMock = (overrideResponse: Partial<Import> = {}): Import => ({...{id: faker.number.int({min: 1, max: 2147483647}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', actor: faker.helpers.arrayElement([(() => faker.person.fullName())(), null]), kind: faker.helpers.arrayElement(Object.values(ImportKind)), name: (() => 'standorte.xlsx')(), created: (() => faker.number.int({ max: 300 }))(), changed: (() => faker.number.int({ max: 60 }))(), unchanged: (() => faker.number.int({ max: 900 }))(), refused: (() => faker.number.int({ max: 5 }))(), undone_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,])}, ...overrideResponse});

export const getGetImportResponseMock = (overrideResponse: Partial<Extract<ImportResult, object>> = {}): ImportResult => ({import: faker.helpers.arrayElement([{...getGetImportResponseImportMock()},null,]), created: faker.number.int({min: 0}), changed: faker.number.int({min: 0}), unchanged: faker.number.int({min: 0}), refused: faker.number.int({min: 0}), rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({row: faker.number.int({min: 0}), key: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), status: faker.helpers.arrayElement(Object.values(ImportStatus)), changes: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({field: faker.string.alpha({length: {min: 10, max: 20}}), before: {}, after: {}})), errors: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({path: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.string.alpha({length: {min: 10, max: 20}})})), near: {location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), distance: faker.number.int({min: 0, max: 50})}})), ...overrideResponse})

export const getUndoImportResponseMock = (overrideResponse: Partial<Extract<ImportEnvelope, object>> = {}): ImportEnvelope => ({import: {id: faker.number.int({min: 1, max: 2147483647}), at: faker.date.past().toISOString().slice(0, 19) + 'Z', actor: faker.helpers.arrayElement([(() => faker.person.fullName())(), null]), kind: faker.helpers.arrayElement(Object.values(ImportKind)), name: (() => 'standorte.xlsx')(), created: (() => faker.number.int({ max: 300 }))(), changed: (() => faker.number.int({ max: 60 }))(), unchanged: (() => faker.number.int({ max: 900 }))(), refused: (() => faker.number.int({ max: 5 }))(), undone_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,])}, ...overrideResponse})


export const getListImportsMockHandler = (overrideResponse?: ImportList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportList> | ImportList), options?: RequestHandlerOptions) => {
  return http.get('*/api/imports/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListImportsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getImportRowsMockHandler = (overrideResponse?: ImportResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportResult> | ImportResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/imports/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportRowsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetImportMockHandler = (overrideResponse?: ImportResult | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ImportResult> | ImportResult), options?: RequestHandlerOptions) => {
  return http.get('*/api/imports/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetImportResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUndoImportMockHandler = (overrideResponse?: ImportEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ImportEnvelope> | ImportEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/imports/:id/undo', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUndoImportResponseMock(),
      { status: 200
      })
  }, options)
}
export const getImportsMock = () => [
  getListImportsMockHandler(),
  getImportRowsMockHandler(),
  getGetImportMockHandler(),
  getUndoImportMockHandler()
]
