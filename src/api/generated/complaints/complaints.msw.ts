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
  AnswerKind,
  ComplaintChannel,
  ComplaintStatus,
  FillLevel,
  Language,
  MaterialCode,
  ReportedFullness,
  SkipReason
} from '../dashboard.schemas';
import type {
  ClosingTimes,
  ComplaintAnswered,
  ComplaintAnswers,
  ComplaintEnvelope,
  ComplaintList,
  ComplaintObstacle,
  ComplaintPhoto,
  ComplaintReport,
  ComplaintTour,
  ComplaintsEnvelope,
  LocationRef
} from '../dashboard.schemas';


export const getListComplaintsResponseLocationRefMock = (overrideResponse: Partial<LocationRef> = {}): LocationRef => ({...{id: faker.number.int({min: 1, max: 2147483647}), location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), location_name: (() => faker.location.street())(), city: (() => faker.location.city())(), street: (() => faker.location.streetAddress())(), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,])}, ...overrideResponse});

export const getListComplaintsResponseComplaintTourMock = (overrideResponse: Partial<ComplaintTour> = {}): ComplaintTour => ({...{id: faker.number.int({min: 1, max: 2147483647}), route_name: faker.string.alpha({length: {min: 10, max: 20}}), date: faker.date.past().toISOString().slice(0, 10)}, ...overrideResponse});

export const getListComplaintsResponseComplaintObstacleMock = (overrideResponse: Partial<ComplaintObstacle> = {}): ComplaintObstacle => ({...{recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', comment: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SkipReason)),null,]), photo_of: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,])}, ...overrideResponse});

export const getListComplaintsResponseComplaintReportMock = (overrideResponse: Partial<ComplaintReport> = {}): ComplaintReport => ({...{fullness: faker.helpers.arrayElement(Object.values(ReportedFullness)), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), photo: faker.datatype.boolean(), locale: faker.helpers.arrayElement(Object.values(Language)), answer: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AnswerKind)),null,]), answered_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,])}, ...overrideResponse});

export const getListComplaintsResponseMock = (overrideResponse: Partial<Extract<ComplaintList, object>> = {}): ComplaintList => ({complaints: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), city: faker.helpers.arrayElement([(() => faker.location.city())(), null]), street: faker.helpers.arrayElement([(() => faker.location.streetAddress())(), null]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), location: faker.helpers.arrayElement([{...getListComplaintsResponseLocationRefMock()},null,]), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), channel: faker.helpers.arrayElement(Object.values(ComplaintChannel)), reported_fill_level: faker.helpers.arrayElement(Object.values(FillLevel)), emptied_fill_level: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(FillLevel)),null,]), status: faker.helpers.arrayElement(Object.values(ComplaintStatus)), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', closed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', case: {id: faker.number.int({min: 1}), reports: faker.number.int({min: 1}), state: faker.helpers.arrayElement(['open','planned','closed'] as const), reopened: faker.datatype.boolean(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', due_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), planned: faker.helpers.arrayElement([{...getListComplaintsResponseComplaintTourMock()},null,]), obstacle: faker.helpers.arrayElement([{...getListComplaintsResponseComplaintObstacleMock()},null,])}, report: faker.helpers.arrayElement([{...getListComplaintsResponseComplaintReportMock()},null,])})), total_routes: (() => 247)(), facets: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({value: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 0})}))
      }, ...overrideResponse})

export const getCreateComplaintsResponseLocationRefMock = (overrideResponse: Partial<LocationRef> = {}): LocationRef => ({...{id: faker.number.int({min: 1, max: 2147483647}), location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), location_name: (() => faker.location.street())(), city: (() => faker.location.city())(), street: (() => faker.location.streetAddress())(), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,])}, ...overrideResponse});

export const getCreateComplaintsResponseComplaintTourMock = (overrideResponse: Partial<ComplaintTour> = {}): ComplaintTour => ({...{id: faker.number.int({min: 1, max: 2147483647}), route_name: faker.string.alpha({length: {min: 10, max: 20}}), date: faker.date.past().toISOString().slice(0, 10)}, ...overrideResponse});

export const getCreateComplaintsResponseComplaintObstacleMock = (overrideResponse: Partial<ComplaintObstacle> = {}): ComplaintObstacle => ({...{recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', comment: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SkipReason)),null,]), photo_of: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,])}, ...overrideResponse});

export const getCreateComplaintsResponseComplaintReportMock = (overrideResponse: Partial<ComplaintReport> = {}): ComplaintReport => ({...{fullness: faker.helpers.arrayElement(Object.values(ReportedFullness)), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), photo: faker.datatype.boolean(), locale: faker.helpers.arrayElement(Object.values(Language)), answer: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AnswerKind)),null,]), answered_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,])}, ...overrideResponse});

export const getCreateComplaintsResponseMock = (overrideResponse: Partial<Extract<ComplaintsEnvelope, object>> = {}): ComplaintsEnvelope => ({complaints: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), city: faker.helpers.arrayElement([(() => faker.location.city())(), null]), street: faker.helpers.arrayElement([(() => faker.location.streetAddress())(), null]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), location: faker.helpers.arrayElement([{...getCreateComplaintsResponseLocationRefMock()},null,]), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), channel: faker.helpers.arrayElement(Object.values(ComplaintChannel)), reported_fill_level: faker.helpers.arrayElement(Object.values(FillLevel)), emptied_fill_level: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(FillLevel)),null,]), status: faker.helpers.arrayElement(Object.values(ComplaintStatus)), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', closed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', case: {id: faker.number.int({min: 1}), reports: faker.number.int({min: 1}), state: faker.helpers.arrayElement(['open','planned','closed'] as const), reopened: faker.datatype.boolean(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', due_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), planned: faker.helpers.arrayElement([{...getCreateComplaintsResponseComplaintTourMock()},null,]), obstacle: faker.helpers.arrayElement([{...getCreateComplaintsResponseComplaintObstacleMock()},null,])}, report: faker.helpers.arrayElement([{...getCreateComplaintsResponseComplaintReportMock()},null,])})), ...overrideResponse})

export const getListClosingTimesResponseMock = (overrideResponse: Partial<Extract<ClosingTimes, object>> = {}): ClosingTimes => ({months: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({month: faker.date.past().toISOString().slice(0, 10), closed: faker.number.int({min: 0}), median_hours: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), late: faker.number.int({min: 0}), areas: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({disposition_area_id: faker.helpers.arrayElement([faker.number.int(), null]), closed: faker.number.int({min: 0}), median_hours: faker.helpers.arrayElement([faker.number.float({min: 0, fractionDigits: 2}), null]), late: faker.number.int({min: 0})}))})), working_hours: {days: Array.from({ length: faker.number.int({min: 1, max: 7}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 7}))), from: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), to: (() => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'))(), holidays: faker.string.alpha({length: {min: 10, max: 16}}), due: faker.number.float({min: 0, max: 400, fractionDigits: 2})}, updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})

export const getGetComplaintResponseLocationRefMock = (overrideResponse: Partial<LocationRef> = {}): LocationRef => ({...{id: faker.number.int({min: 1, max: 2147483647}), location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), location_name: (() => faker.location.street())(), city: (() => faker.location.city())(), street: (() => faker.location.streetAddress())(), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,])}, ...overrideResponse});

export const getGetComplaintResponseComplaintTourMock = (overrideResponse: Partial<ComplaintTour> = {}): ComplaintTour => ({...{id: faker.number.int({min: 1, max: 2147483647}), route_name: faker.string.alpha({length: {min: 10, max: 20}}), date: faker.date.past().toISOString().slice(0, 10)}, ...overrideResponse});

export const getGetComplaintResponseComplaintObstacleMock = (overrideResponse: Partial<ComplaintObstacle> = {}): ComplaintObstacle => ({...{recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', comment: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SkipReason)),null,]), photo_of: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,])}, ...overrideResponse});

export const getGetComplaintResponseComplaintReportMock = (overrideResponse: Partial<ComplaintReport> = {}): ComplaintReport => ({...{fullness: faker.helpers.arrayElement(Object.values(ReportedFullness)), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), photo: faker.datatype.boolean(), locale: faker.helpers.arrayElement(Object.values(Language)), answer: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AnswerKind)),null,]), answered_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,])}, ...overrideResponse});

export const getGetComplaintResponseMock = (overrideResponse: Partial<Extract<ComplaintEnvelope, object>> = {}): ComplaintEnvelope => ({complaint: {id: faker.number.int({min: 1, max: 2147483647}), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), city: faker.helpers.arrayElement([(() => faker.location.city())(), null]), street: faker.helpers.arrayElement([(() => faker.location.streetAddress())(), null]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), location: faker.helpers.arrayElement([{...getGetComplaintResponseLocationRefMock()},null,]), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), channel: faker.helpers.arrayElement(Object.values(ComplaintChannel)), reported_fill_level: faker.helpers.arrayElement(Object.values(FillLevel)), emptied_fill_level: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(FillLevel)),null,]), status: faker.helpers.arrayElement(Object.values(ComplaintStatus)), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', closed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', case: {id: faker.number.int({min: 1}), reports: faker.number.int({min: 1}), state: faker.helpers.arrayElement(['open','planned','closed'] as const), reopened: faker.datatype.boolean(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', due_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), planned: faker.helpers.arrayElement([{...getGetComplaintResponseComplaintTourMock()},null,]), obstacle: faker.helpers.arrayElement([{...getGetComplaintResponseComplaintObstacleMock()},null,])}, report: faker.helpers.arrayElement([{...getGetComplaintResponseComplaintReportMock()},null,])}, ...overrideResponse})

export const getUpdateComplaintResponseLocationRefMock = (overrideResponse: Partial<LocationRef> = {}): LocationRef => ({...{id: faker.number.int({min: 1, max: 2147483647}), location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), location_name: (() => faker.location.street())(), city: (() => faker.location.city())(), street: (() => faker.location.streetAddress())(), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,])}, ...overrideResponse});

export const getUpdateComplaintResponseComplaintTourMock = (overrideResponse: Partial<ComplaintTour> = {}): ComplaintTour => ({...{id: faker.number.int({min: 1, max: 2147483647}), route_name: faker.string.alpha({length: {min: 10, max: 20}}), date: faker.date.past().toISOString().slice(0, 10)}, ...overrideResponse});

export const getUpdateComplaintResponseComplaintObstacleMock = (overrideResponse: Partial<ComplaintObstacle> = {}): ComplaintObstacle => ({...{recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', comment: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SkipReason)),null,]), photo_of: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,])}, ...overrideResponse});

export const getUpdateComplaintResponseComplaintReportMock = (overrideResponse: Partial<ComplaintReport> = {}): ComplaintReport => ({...{fullness: faker.helpers.arrayElement(Object.values(ReportedFullness)), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), photo: faker.datatype.boolean(), locale: faker.helpers.arrayElement(Object.values(Language)), answer: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AnswerKind)),null,]), answered_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,])}, ...overrideResponse});

export const getUpdateComplaintResponseMock = (overrideResponse: Partial<Extract<ComplaintEnvelope, object>> = {}): ComplaintEnvelope => ({complaint: {id: faker.number.int({min: 1, max: 2147483647}), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), city: faker.helpers.arrayElement([(() => faker.location.city())(), null]), street: faker.helpers.arrayElement([(() => faker.location.streetAddress())(), null]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), location: faker.helpers.arrayElement([{...getUpdateComplaintResponseLocationRefMock()},null,]), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), channel: faker.helpers.arrayElement(Object.values(ComplaintChannel)), reported_fill_level: faker.helpers.arrayElement(Object.values(FillLevel)), emptied_fill_level: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(FillLevel)),null,]), status: faker.helpers.arrayElement(Object.values(ComplaintStatus)), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', closed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', case: {id: faker.number.int({min: 1}), reports: faker.number.int({min: 1}), state: faker.helpers.arrayElement(['open','planned','closed'] as const), reopened: faker.datatype.boolean(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', due_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), planned: faker.helpers.arrayElement([{...getUpdateComplaintResponseComplaintTourMock()},null,]), obstacle: faker.helpers.arrayElement([{...getUpdateComplaintResponseComplaintObstacleMock()},null,])}, report: faker.helpers.arrayElement([{...getUpdateComplaintResponseComplaintReportMock()},null,])}, ...overrideResponse})

export const getRestoreComplaintResponseLocationRefMock = (overrideResponse: Partial<LocationRef> = {}): LocationRef => ({...{id: faker.number.int({min: 1, max: 2147483647}), location_id: (() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(), location_name: (() => faker.location.street())(), city: (() => faker.location.city())(), street: (() => faker.location.streetAddress())(), latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2}), disposition_area_id: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,])}, ...overrideResponse});

export const getRestoreComplaintResponseComplaintTourMock = (overrideResponse: Partial<ComplaintTour> = {}): ComplaintTour => ({...{id: faker.number.int({min: 1, max: 2147483647}), route_name: faker.string.alpha({length: {min: 10, max: 20}}), date: faker.date.past().toISOString().slice(0, 10)}, ...overrideResponse});

export const getRestoreComplaintResponseComplaintObstacleMock = (overrideResponse: Partial<ComplaintObstacle> = {}): ComplaintObstacle => ({...{recorded_at: faker.date.past().toISOString().slice(0, 19) + 'Z', comment: faker.string.alpha({length: {min: 10, max: 20}}), reason: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(SkipReason)),null,]), photo_of: faker.helpers.arrayElement([faker.number.int({min: 1, max: 2147483647}),null,])}, ...overrideResponse});

export const getRestoreComplaintResponseComplaintReportMock = (overrideResponse: Partial<ComplaintReport> = {}): ComplaintReport => ({...{fullness: faker.helpers.arrayElement(Object.values(ReportedFullness)), note: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), photo: faker.datatype.boolean(), locale: faker.helpers.arrayElement(Object.values(Language)), answer: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AnswerKind)),null,]), answered_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,])}, ...overrideResponse});

export const getRestoreComplaintResponseMock = (overrideResponse: Partial<Extract<ComplaintEnvelope, object>> = {}): ComplaintEnvelope => ({complaint: {id: faker.number.int({min: 1, max: 2147483647}), location_id: faker.helpers.arrayElement([(() => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'))(),null,]), city: faker.helpers.arrayElement([(() => faker.location.city())(), null]), street: faker.helpers.arrayElement([(() => faker.location.streetAddress())(), null]), location_name: faker.helpers.arrayElement([(() => faker.location.street())(), null]), location: faker.helpers.arrayElement([{...getRestoreComplaintResponseLocationRefMock()},null,]), material_type: faker.helpers.arrayElement(Object.values(MaterialCode)), channel: faker.helpers.arrayElement(Object.values(ComplaintChannel)), reported_fill_level: faker.helpers.arrayElement(Object.values(FillLevel)), emptied_fill_level: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(FillLevel)),null,]), status: faker.helpers.arrayElement(Object.values(ComplaintStatus)), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', closed_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z', case: {id: faker.number.int({min: 1}), reports: faker.number.int({min: 1}), state: faker.helpers.arrayElement(['open','planned','closed'] as const), reopened: faker.datatype.boolean(), since: faker.date.past().toISOString().slice(0, 19) + 'Z', due_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), planned: faker.helpers.arrayElement([{...getRestoreComplaintResponseComplaintTourMock()},null,]), obstacle: faker.helpers.arrayElement([{...getRestoreComplaintResponseComplaintObstacleMock()},null,])}, report: faker.helpers.arrayElement([{...getRestoreComplaintResponseComplaintReportMock()},null,])}, ...overrideResponse})

export const getGetComplaintPhotoResponseMock = (overrideResponse: Partial<Extract<ComplaintPhoto, object>> = {}): ComplaintPhoto => ({photo: (() => 'data:image/png;base64,iVBORw0KGgo=')(), ...overrideResponse})

export const getListComplaintAnswersResponseMock = (overrideResponse: Partial<Extract<ComplaintAnswers, object>> = {}): ComplaintAnswers => ({answers: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({answer: faker.helpers.arrayElement(Object.values(AnswerKind)), texts: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({locale: faker.helpers.arrayElement(Object.values(Language)), citizens: faker.number.int({min: 1}), text: faker.string.alpha({length: {min: 10, max: 20}})}))})), ...overrideResponse})

export const getAnswerComplaintResponseMock = (overrideResponse: Partial<Extract<ComplaintAnswered, object>> = {}): ComplaintAnswered => ({citizens: faker.number.int({min: 0}), ...overrideResponse})


export const getListComplaintsMockHandler = (overrideResponse?: ComplaintList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ComplaintList> | ComplaintList), options?: RequestHandlerOptions) => {
  return http.get('*/api/complaints/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListComplaintsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateComplaintsMockHandler = (overrideResponse?: ComplaintsEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ComplaintsEnvelope> | ComplaintsEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/complaints/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateComplaintsResponseMock(),
      { status: 201
      })
  }, options)
}

export const getListClosingTimesMockHandler = (overrideResponse?: ClosingTimes | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClosingTimes> | ClosingTimes), options?: RequestHandlerOptions) => {
  return http.get('*/api/complaints/closing-times', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListClosingTimesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetComplaintMockHandler = (overrideResponse?: ComplaintEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ComplaintEnvelope> | ComplaintEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/complaints/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetComplaintResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateComplaintMockHandler = (overrideResponse?: ComplaintEnvelope | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ComplaintEnvelope> | ComplaintEnvelope), options?: RequestHandlerOptions) => {
  return http.patch('*/api/complaints/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateComplaintResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteComplaintMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/complaints/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getRestoreComplaintMockHandler = (overrideResponse?: ComplaintEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ComplaintEnvelope> | ComplaintEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/complaints/:id/restore', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreComplaintResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetComplaintPhotoMockHandler = (overrideResponse?: ComplaintPhoto | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ComplaintPhoto> | ComplaintPhoto), options?: RequestHandlerOptions) => {
  return http.get('*/api/complaints/:id/photo', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetComplaintPhotoResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListComplaintAnswersMockHandler = (overrideResponse?: ComplaintAnswers | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ComplaintAnswers> | ComplaintAnswers), options?: RequestHandlerOptions) => {
  return http.get('*/api/complaints/:id/answers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListComplaintAnswersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAnswerComplaintMockHandler = (overrideResponse?: ComplaintAnswered | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ComplaintAnswered> | ComplaintAnswered), options?: RequestHandlerOptions) => {
  return http.post('*/api/complaints/:id/answers', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerComplaintResponseMock(),
      { status: 200
      })
  }, options)
}
export const getComplaintsMock = () => [
  getListComplaintsMockHandler(),
  getCreateComplaintsMockHandler(),
  getListClosingTimesMockHandler(),
  getGetComplaintMockHandler(),
  getUpdateComplaintMockHandler(),
  getDeleteComplaintMockHandler(),
  getRestoreComplaintMockHandler(),
  getGetComplaintPhotoMockHandler(),
  getListComplaintAnswersMockHandler(),
  getAnswerComplaintMockHandler()
]
