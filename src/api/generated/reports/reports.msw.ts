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
  MaterialCode
} from '../dashboard.schemas';
import type {
  ReportSiteEnvelope
} from '../dashboard.schemas';


export const getGetReportSiteResponseMock = (overrideResponse: Partial<Extract<ReportSiteEnvelope, object>> = {}): ReportSiteEnvelope => ({site: {code: (() => faker.helpers.fromRegExp('[2-9A-H]{7}'))(), location_name: (() => faker.location.street())(), street: (() => faker.location.streetAddress())(), city: (() => faker.location.city())(), operator: faker.string.alpha({length: {min: 10, max: 20}}), time_zone: (() => 'Europe/Berlin')(), materials: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), containers: faker.number.int({min: 1}), reported_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), planned_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10),null,]), emptied_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,])}))}, ...overrideResponse})

export const getCreateReportResponseMock = (overrideResponse: Partial<Extract<ReportSiteEnvelope, object>> = {}): ReportSiteEnvelope => ({site: {code: (() => faker.helpers.fromRegExp('[2-9A-H]{7}'))(), location_name: (() => faker.location.street())(), street: (() => faker.location.streetAddress())(), city: (() => faker.location.city())(), operator: faker.string.alpha({length: {min: 10, max: 20}}), time_zone: (() => 'Europe/Berlin')(), materials: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), containers: faker.number.int({min: 1}), reported_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), planned_on: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10),null,]), emptied_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,])}))}, ...overrideResponse})


export const getGetReportSiteMockHandler = (overrideResponse?: ReportSiteEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ReportSiteEnvelope> | ReportSiteEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/reports/:code', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReportSiteResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateReportMockHandler = (overrideResponse?: ReportSiteEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReportSiteEnvelope> | ReportSiteEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/reports/:code', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateReportResponseMock(),
      { status: 201
      })
  }, options)
}
export const getReportsMock = () => [
  getGetReportSiteMockHandler(),
  getCreateReportMockHandler()
]
