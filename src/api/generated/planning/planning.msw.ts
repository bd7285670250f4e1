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
  LeftOutReason,
  MaterialCode,
  ProposalState,
  TourGoal
} from '../dashboard.schemas';
import type {
  TourProposalEnvelope
} from '../dashboard.schemas';


export const getCreateTourProposalResponseMock = (overrideResponse: Partial<Extract<TourProposalEnvelope, object>> = {}): TourProposalEnvelope => ({tour_proposal: {id: faker.number.int({min: 1, max: 2147483647}), date: faker.date.past().toISOString().slice(0, 10), state: faker.helpers.arrayElement(Object.values(ProposalState)), progress: faker.number.float({min: 0, max: 300, fractionDigits: 2}), alternatives: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({goal: faker.helpers.arrayElement(Object.values(TourGoal)), km: (() => faker.number.float({ min: 50, max: 90, fractionDigits: 1 }))(), hours: faker.number.float({min: 0, fractionDigits: 2}), lifts: faker.number.int({min: 0}), tonnes: faker.number.float({min: 0, fractionDigits: 2}), fill: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), overflow_risk: faker.number.int({min: 0}), tours: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), driver_id: (() => faker.helpers.fromRegExp('F-[0-9]{2}'))(), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), material_type: faker.helpers.arrayElements(Object.values(MaterialCode)), ends_at: faker.date.past().toISOString().slice(0, 19) + 'Z', km: (() => faker.number.float({ min: 50, max: 90, fractionDigits: 1 }))(), hours: faker.number.float({min: 0, fractionDigits: 2}), lifts: faker.number.int({min: 0}), tonnes: faker.number.float({min: 0, fractionDigits: 2}), stops: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), location_name: (() => faker.location.street())(), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), planned_at: faker.date.past().toISOString().slice(0, 19) + 'Z', container_ids: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))()))})), unloadings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z'))})), left_out: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), reason: faker.helpers.arrayElement(Object.values(LeftOutReason))}))})), tour_ids: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 2147483647}))), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getGetTourProposalResponseMock = (overrideResponse: Partial<Extract<TourProposalEnvelope, object>> = {}): TourProposalEnvelope => ({tour_proposal: {id: faker.number.int({min: 1, max: 2147483647}), date: faker.date.past().toISOString().slice(0, 10), state: faker.helpers.arrayElement(Object.values(ProposalState)), progress: faker.number.float({min: 0, max: 300, fractionDigits: 2}), alternatives: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({goal: faker.helpers.arrayElement(Object.values(TourGoal)), km: (() => faker.number.float({ min: 50, max: 90, fractionDigits: 1 }))(), hours: faker.number.float({min: 0, fractionDigits: 2}), lifts: faker.number.int({min: 0}), tonnes: faker.number.float({min: 0, fractionDigits: 2}), fill: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), overflow_risk: faker.number.int({min: 0}), tours: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), driver_id: (() => faker.helpers.fromRegExp('F-[0-9]{2}'))(), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), material_type: faker.helpers.arrayElements(Object.values(MaterialCode)), ends_at: faker.date.past().toISOString().slice(0, 19) + 'Z', km: (() => faker.number.float({ min: 50, max: 90, fractionDigits: 1 }))(), hours: faker.number.float({min: 0, fractionDigits: 2}), lifts: faker.number.int({min: 0}), tonnes: faker.number.float({min: 0, fractionDigits: 2}), stops: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), location_name: (() => faker.location.street())(), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), planned_at: faker.date.past().toISOString().slice(0, 19) + 'Z', container_ids: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))()))})), unloadings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z'))})), left_out: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), reason: faker.helpers.arrayElement(Object.values(LeftOutReason))}))})), tour_ids: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 2147483647}))), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getCommitTourProposalResponseMock = (overrideResponse: Partial<Extract<TourProposalEnvelope, object>> = {}): TourProposalEnvelope => ({tour_proposal: {id: faker.number.int({min: 1, max: 2147483647}), date: faker.date.past().toISOString().slice(0, 10), state: faker.helpers.arrayElement(Object.values(ProposalState)), progress: faker.number.float({min: 0, max: 300, fractionDigits: 2}), alternatives: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({goal: faker.helpers.arrayElement(Object.values(TourGoal)), km: (() => faker.number.float({ min: 50, max: 90, fractionDigits: 1 }))(), hours: faker.number.float({min: 0, fractionDigits: 2}), lifts: faker.number.int({min: 0}), tonnes: faker.number.float({min: 0, fractionDigits: 2}), fill: faker.helpers.arrayElement([faker.number.float({fractionDigits: 2}), null]), overflow_risk: faker.number.int({min: 0}), tours: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({license_plate: (() => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'))(), driver_id: (() => faker.helpers.fromRegExp('F-[0-9]{2}'))(), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,]), material_type: faker.helpers.arrayElements(Object.values(MaterialCode)), ends_at: faker.date.past().toISOString().slice(0, 19) + 'Z', km: (() => faker.number.float({ min: 50, max: 90, fractionDigits: 1 }))(), hours: faker.number.float({min: 0, fractionDigits: 2}), lifts: faker.number.int({min: 0}), tonnes: faker.number.float({min: 0, fractionDigits: 2}), stops: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), location_name: (() => faker.location.street())(), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), planned_at: faker.date.past().toISOString().slice(0, 19) + 'Z', container_ids: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ((() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))()))})), unloadings: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 19) + 'Z'))})), left_out: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({container_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'))(), location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), reason: faker.helpers.arrayElement(Object.values(LeftOutReason))}))})), tour_ids: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 2147483647}))), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})


export const getCreateTourProposalMockHandler = (overrideResponse?: TourProposalEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TourProposalEnvelope> | TourProposalEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/tour-proposals/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateTourProposalResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetTourProposalMockHandler = (overrideResponse?: TourProposalEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TourProposalEnvelope> | TourProposalEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/tour-proposals/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetTourProposalResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelTourProposalMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/tour-proposals/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getCommitTourProposalMockHandler = (overrideResponse?: TourProposalEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TourProposalEnvelope> | TourProposalEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/tour-proposals/:id/commit', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCommitTourProposalResponseMock(),
      { status: 200
      })
  }, options)
}
export const getPlanningMock = () => [
  getCreateTourProposalMockHandler(),
  getGetTourProposalMockHandler(),
  getCancelTourProposalMockHandler(),
  getCommitTourProposalMockHandler()
]
