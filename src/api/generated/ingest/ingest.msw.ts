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
  RowStatus
} from '../dashboard.schemas';
import type {
  ComplaintPhoto,
  IngestResult,
  PositionList
} from '../dashboard.schemas';


export const getRecordRouteEventsResponseMock = (overrideResponse: Partial<Extract<IngestResult, object>> = {}): IngestResult => ({created: faker.number.int({min: 0}), corrected: faker.number.int({min: 0}), duplicate: faker.number.int({min: 0}), rejected: faker.number.int({min: 0}), rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: (() => faker.helpers.fromRegExp('obu-[0-9]{2}/[0-9]{4}'))(), status: faker.helpers.arrayElement(Object.values(RowStatus)), errors: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({path: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.string.alpha({length: {min: 10, max: 20}})}))})), ...overrideResponse})

export const getGetEventPhotoResponseMock = (overrideResponse: Partial<Extract<ComplaintPhoto, object>> = {}): ComplaintPhoto => ({photo: (() => 'data:image/png;base64,iVBORw0KGgo=')(), ...overrideResponse})

export const getRecordUnloadingsResponseMock = (overrideResponse: Partial<Extract<IngestResult, object>> = {}): IngestResult => ({created: faker.number.int({min: 0}), corrected: faker.number.int({min: 0}), duplicate: faker.number.int({min: 0}), rejected: faker.number.int({min: 0}), rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: (() => faker.helpers.fromRegExp('obu-[0-9]{2}/[0-9]{4}'))(), status: faker.helpers.arrayElement(Object.values(RowStatus)), errors: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({path: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.string.alpha({length: {min: 10, max: 20}})}))})), ...overrideResponse})

export const getRecordLevelsResponseMock = (overrideResponse: Partial<Extract<IngestResult, object>> = {}): IngestResult => ({created: faker.number.int({min: 0}), corrected: faker.number.int({min: 0}), duplicate: faker.number.int({min: 0}), rejected: faker.number.int({min: 0}), rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: (() => faker.helpers.fromRegExp('obu-[0-9]{2}/[0-9]{4}'))(), status: faker.helpers.arrayElement(Object.values(RowStatus)), errors: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({path: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.string.alpha({length: {min: 10, max: 20}})}))})), ...overrideResponse})

export const getReceiveLevelsResponseMock = (overrideResponse: Partial<Extract<IngestResult, object>> = {}): IngestResult => ({created: faker.number.int({min: 0}), corrected: faker.number.int({min: 0}), duplicate: faker.number.int({min: 0}), rejected: faker.number.int({min: 0}), rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: (() => faker.helpers.fromRegExp('obu-[0-9]{2}/[0-9]{4}'))(), status: faker.helpers.arrayElement(Object.values(RowStatus)), errors: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({path: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.string.alpha({length: {min: 10, max: 20}})}))})), ...overrideResponse})

export const getListPositionsResponseMock = (overrideResponse: Partial<Extract<PositionList, object>> = {}): PositionList => ({positions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})})), ...overrideResponse})

export const getRecordPositionsResponseMock = (overrideResponse: Partial<Extract<IngestResult, object>> = {}): IngestResult => ({created: faker.number.int({min: 0}), corrected: faker.number.int({min: 0}), duplicate: faker.number.int({min: 0}), rejected: faker.number.int({min: 0}), rows: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({key: (() => faker.helpers.fromRegExp('obu-[0-9]{2}/[0-9]{4}'))(), status: faker.helpers.arrayElement(Object.values(RowStatus)), errors: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({path: faker.string.alpha({length: {min: 10, max: 20}}), message: faker.string.alpha({length: {min: 10, max: 20}}), code: faker.string.alpha({length: {min: 10, max: 20}}), value: faker.string.alpha({length: {min: 10, max: 20}})}))})), ...overrideResponse})


export const getRecordRouteEventsMockHandler = (overrideResponse?: IngestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IngestResult> | IngestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/route-events/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecordRouteEventsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetEventPhotoMockHandler = (overrideResponse?: ComplaintPhoto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ComplaintPhoto> | ComplaintPhoto), options?: RequestHandlerOptions) => {
  return http.get('*/api/route-events/:id/photo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEventPhotoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRecordUnloadingsMockHandler = (overrideResponse?: IngestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IngestResult> | IngestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/unloadings/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecordUnloadingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRecordLevelsMockHandler = (overrideResponse?: IngestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IngestResult> | IngestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/levels/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecordLevelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReceiveLevelsMockHandler = (overrideResponse?: IngestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IngestResult> | IngestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/webhooks/levels/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReceiveLevelsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPositionsMockHandler = (overrideResponse?: PositionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PositionList> | PositionList), options?: RequestHandlerOptions) => {
  return http.get('*/api/positions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPositionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRecordPositionsMockHandler = (overrideResponse?: IngestResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<IngestResult> | IngestResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/positions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRecordPositionsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getIngestMock = () => [
  getRecordRouteEventsMockHandler(),
  getGetEventPhotoMockHandler(),
  getRecordUnloadingsMockHandler(),
  getRecordLevelsMockHandler(),
  getReceiveLevelsMockHandler(),
  getListPositionsMockHandler(),
  getRecordPositionsMockHandler()
]
