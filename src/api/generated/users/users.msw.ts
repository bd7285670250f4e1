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
  Language,
  Role,
  UserState
} from '../dashboard.schemas';
import type {
  AccountEnvelope,
  InvitedUserEnvelope,
  MapPoint,
  SessionList,
  UserLinkEnvelope,
  UserList,
  UserRecordEnvelope
} from '../dashboard.schemas';


export const getListUsersResponseMock = (overrideResponse: Partial<Extract<UserList, object>> = {}): UserList => ({users: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), email: faker.internet.email(), name: (() => faker.person.fullName())(), role: faker.helpers.arrayElement(Object.values(Role)), area_ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 2147483647}))),null,]), locale: faker.helpers.arrayElement(Object.values(Language)), state: faker.helpers.arrayElement(Object.values(UserState)), last_seen_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), second_factor: faker.datatype.boolean(), invited_until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), total_routes: (() => 247)(), facets: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({value: faker.string.alpha({length: {min: 10, max: 20}}), count: faker.number.int({min: 0})}))
      }, ...overrideResponse})

export const getInviteUserResponseMock = (overrideResponse: Partial<Extract<InvitedUserEnvelope, object>> = {}): InvitedUserEnvelope => ({user: {id: faker.number.int({min: 1, max: 2147483647}), email: faker.internet.email(), name: (() => faker.person.fullName())(), role: faker.helpers.arrayElement(Object.values(Role)), area_ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 2147483647}))),null,]), locale: faker.helpers.arrayElement(Object.values(Language)), state: faker.helpers.arrayElement(Object.values(UserState)), last_seen_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), second_factor: faker.datatype.boolean(), invited_until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, link: {url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getGetUserResponseMock = (overrideResponse: Partial<Extract<UserRecordEnvelope, object>> = {}): UserRecordEnvelope => ({user: {id: faker.number.int({min: 1, max: 2147483647}), email: faker.internet.email(), name: (() => faker.person.fullName())(), role: faker.helpers.arrayElement(Object.values(Role)), area_ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 2147483647}))),null,]), locale: faker.helpers.arrayElement(Object.values(Language)), state: faker.helpers.arrayElement(Object.values(UserState)), last_seen_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), second_factor: faker.datatype.boolean(), invited_until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getUpdateUserResponseMock = (overrideResponse: Partial<Extract<UserRecordEnvelope, object>> = {}): UserRecordEnvelope => ({user: {id: faker.number.int({min: 1, max: 2147483647}), email: faker.internet.email(), name: (() => faker.person.fullName())(), role: faker.helpers.arrayElement(Object.values(Role)), area_ids: faker.helpers.arrayElement([Array.from({ length: faker.number.int({min: 1, max: 100}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 2147483647}))),null,]), locale: faker.helpers.arrayElement(Object.values(Language)), state: faker.helpers.arrayElement(Object.values(UserState)), last_seen_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), second_factor: faker.datatype.boolean(), invited_until: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getSendUserLinkResponseMock = (overrideResponse: Partial<Extract<UserLinkEnvelope, object>> = {}): UserLinkEnvelope => ({link: {url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getListUserSessionsResponseMock = (overrideResponse: Partial<Extract<SessionList, object>> = {}): SessionList => ({sessions: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.string.uuid(), browser: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), os: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', last_seen_at: faker.date.past().toISOString().slice(0, 19) + 'Z', current: faker.datatype.boolean()})), ...overrideResponse})

export const getUpdateCustomerResponseMapPointMock = (overrideResponse: Partial<MapPoint> = {}): MapPoint => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}, ...overrideResponse});

export const getUpdateCustomerResponseMock = (overrideResponse: Partial<Extract<AccountEnvelope, object>> = {}): AccountEnvelope => ({account: {customer_id: faker.number.int({min: 1, max: 2147483647}), name: (() => faker.person.fullName())(), time_zone: (() => 'Europe/Berlin')(), admins_need_second_factor: faker.datatype.boolean(), yard: faker.helpers.arrayElement([{...getUpdateCustomerResponseMapPointMock()},null,]), plant: faker.helpers.arrayElement([{...getUpdateCustomerResponseMapPointMock()},null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})


export const getListUsersMockHandler = (overrideResponse?: UserList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserList> | UserList), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUsersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getInviteUserMockHandler = (overrideResponse?: InvitedUserEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitedUserEnvelope> | InvitedUserEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getInviteUserResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetUserMockHandler = (overrideResponse?: UserRecordEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserRecordEnvelope> | UserRecordEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateUserMockHandler = (overrideResponse?: UserRecordEnvelope | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UserRecordEnvelope> | UserRecordEnvelope), options?: RequestHandlerOptions) => {
  return http.patch('*/api/users/:id', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateUserResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteUserMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/users/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getSendUserLinkMockHandler = (overrideResponse?: UserLinkEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UserLinkEnvelope> | UserLinkEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/users/:id/link', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendUserLinkResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListUserSessionsMockHandler = (overrideResponse?: SessionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionList> | SessionList), options?: RequestHandlerOptions) => {
  return http.get('*/api/users/:id/sessions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUserSessionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getEndUserSessionsMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/users/:id/sessions', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getResetSecondFactorMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/users/:id/second-factor', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getUpdateCustomerMockHandler = (overrideResponse?: AccountEnvelope | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<AccountEnvelope> | AccountEnvelope), options?: RequestHandlerOptions) => {
  return http.patch('*/api/customer', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateCustomerResponseMock(),
      { status: 200
      })
  }, options)
}
export const getUsersMock = () => [
  getListUsersMockHandler(),
  getInviteUserMockHandler(),
  getGetUserMockHandler(),
  getUpdateUserMockHandler(),
  getDeleteUserMockHandler(),
  getSendUserLinkMockHandler(),
  getListUserSessionsMockHandler(),
  getEndUserSessionsMockHandler(),
  getResetSecondFactorMockHandler(),
  getUpdateCustomerMockHandler()
]
