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
  Language,
  Permission,
  Role,
  UserState
} from '../dashboard.schemas';
import type {
  InvitationEnvelope,
  LoginResult,
  MapPoint,
  TokenResult,
  UserEnvelope,
  VerifyResult
} from '../dashboard.schemas';


export const getLogInResponseMock = (overrideResponse: Partial<Extract<LoginResult, object>> = {}): LoginResult => ({atk: (() => faker.string.alphanumeric(40))(), challenge_name: faker.helpers.arrayElement(['NEW_PASSWORD_REQUIRED','SECOND_FACTOR'] as const), session: (() => faker.string.alphanumeric(40))(), ...overrideResponse})

export const getSetNewPasswordResponseMock = (overrideResponse: Partial<Extract<TokenResult, object>> = {}): TokenResult => ({atk: (() => faker.string.alphanumeric(40))(), message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getRefreshTokenResponseMock = (overrideResponse: Partial<Extract<TokenResult, object>> = {}): TokenResult => ({atk: (() => faker.string.alphanumeric(40))(), message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getGetMeResponseMapPointMock = (overrideResponse: Partial<MapPoint> = {}): MapPoint => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}, ...overrideResponse});

export const getGetMeResponseMock = (overrideResponse: Partial<Extract<UserEnvelope, object>> = {}): UserEnvelope => ({user: {id: faker.number.int({min: 1, max: 2147483647}), email: faker.internet.email(), name: (() => faker.person.fullName())(), role: faker.helpers.arrayElement(Object.values(Role)), locale: faker.helpers.arrayElement(Object.values(Language)), account: {customer_id: faker.number.int({min: 1, max: 2147483647}), name: (() => faker.person.fullName())(), time_zone: (() => 'Europe/Berlin')(), admins_need_second_factor: faker.datatype.boolean(), yard: faker.helpers.arrayElement([{...getGetMeResponseMapPointMock()},null,]), plant: faker.helpers.arrayElement([{...getGetMeResponseMapPointMock()},null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, accounts: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({customer_id: faker.number.int({min: 1, max: 2147483647}), name: (() => faker.person.fullName())(), time_zone: (() => 'Europe/Berlin')(), admins_need_second_factor: faker.datatype.boolean(), yard: faker.helpers.arrayElement([{...getGetMeResponseMapPointMock()},null,]), plant: faker.helpers.arrayElement([{...getGetMeResponseMapPointMock()},null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), disposition_areas: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), name: (() => faker.person.fullName())(), archived: faker.datatype.boolean(), color: faker.helpers.arrayElement(Object.values(AreaColor))})), selected_disposition_area_ids: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 2147483647}))), permissions: faker.helpers.arrayElements(Object.values(Permission)), new_customer: faker.datatype.boolean(), limited_to_areas: (() => false)(), second_factor_missing: (() => false)()}, ...overrideResponse})

export const getUpdateMeResponseMapPointMock = (overrideResponse: Partial<MapPoint> = {}): MapPoint => ({...{latitude: faker.number.float({min: -90, max: 90, fractionDigits: 2}), longitude: faker.number.float({min: -180, max: 180, fractionDigits: 2})}, ...overrideResponse});

export const getUpdateMeResponseMock = (overrideResponse: Partial<Extract<UserEnvelope, object>> = {}): UserEnvelope => ({user: {id: faker.number.int({min: 1, max: 2147483647}), email: faker.internet.email(), name: (() => faker.person.fullName())(), role: faker.helpers.arrayElement(Object.values(Role)), locale: faker.helpers.arrayElement(Object.values(Language)), account: {customer_id: faker.number.int({min: 1, max: 2147483647}), name: (() => faker.person.fullName())(), time_zone: (() => 'Europe/Berlin')(), admins_need_second_factor: faker.datatype.boolean(), yard: faker.helpers.arrayElement([{...getUpdateMeResponseMapPointMock()},null,]), plant: faker.helpers.arrayElement([{...getUpdateMeResponseMapPointMock()},null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, accounts: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({customer_id: faker.number.int({min: 1, max: 2147483647}), name: (() => faker.person.fullName())(), time_zone: (() => 'Europe/Berlin')(), admins_need_second_factor: faker.datatype.boolean(), yard: faker.helpers.arrayElement([{...getUpdateMeResponseMapPointMock()},null,]), plant: faker.helpers.arrayElement([{...getUpdateMeResponseMapPointMock()},null,]), updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), disposition_areas: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1, max: 2147483647}), name: (() => faker.person.fullName())(), archived: faker.datatype.boolean(), color: faker.helpers.arrayElement(Object.values(AreaColor))})), selected_disposition_area_ids: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1, max: 2147483647}))), permissions: faker.helpers.arrayElements(Object.values(Permission)), new_customer: faker.datatype.boolean(), limited_to_areas: (() => false)(), second_factor_missing: (() => false)()}, ...overrideResponse})

export const getVerifyCodeResponseMock = (overrideResponse: Partial<Extract<VerifyResult, object>> = {}): VerifyResult => ({session: (() => faker.string.alphanumeric(40))(), ...overrideResponse})

export const getReadInvitationResponseMock = (overrideResponse: Partial<Extract<InvitationEnvelope, object>> = {}): InvitationEnvelope => ({invitation: {name: (() => faker.person.fullName())(), email: faker.internet.email(), customer_name: faker.string.alpha({length: {min: 10, max: 20}}), state: faker.helpers.arrayElement(Object.values(UserState)), locale: faker.helpers.arrayElement(Object.values(Language)), expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z'}, ...overrideResponse})

export const getAcceptInvitationResponseMock = (overrideResponse: Partial<Extract<TokenResult, object>> = {}): TokenResult => ({atk: (() => faker.string.alphanumeric(40))(), message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})


export const getLogInMockHandler = (overrideResponse?: LoginResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginResult> | LoginResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/log-in', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogInResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetNewPasswordMockHandler = (overrideResponse?: TokenResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenResult> | TokenResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/new-password-required', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetNewPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogOutMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/log-out', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getRefreshTokenMockHandler = (overrideResponse?: TokenResult | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TokenResult> | TokenResult), options?: RequestHandlerOptions) => {
  return http.get('*/api/auth/refresh-token', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshTokenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetMeMockHandler = (overrideResponse?: UserEnvelope | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserEnvelope> | UserEnvelope), options?: RequestHandlerOptions) => {
  return http.get('*/api/auth/me', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetMeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateMeMockHandler = (overrideResponse?: UserEnvelope | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UserEnvelope> | UserEnvelope), options?: RequestHandlerOptions) => {
  return http.patch('*/api/auth/me', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateMeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getForgotPasswordMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/forgot-password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getVerifyCodeMockHandler = (overrideResponse?: VerifyResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VerifyResult> | VerifyResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/verify', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReadInvitationMockHandler = (overrideResponse?: InvitationEnvelope | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<InvitationEnvelope> | InvitationEnvelope), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/invitation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReadInvitationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAcceptInvitationMockHandler = (overrideResponse?: TokenResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenResult> | TokenResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/accept-invitation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAcceptInvitationResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAuthMock = () => [
  getLogInMockHandler(),
  getSetNewPasswordMockHandler(),
  getLogOutMockHandler(),
  getRefreshTokenMockHandler(),
  getGetMeMockHandler(),
  getUpdateMeMockHandler(),
  getForgotPasswordMockHandler(),
  getVerifyCodeMockHandler(),
  getReadInvitationMockHandler(),
  getAcceptInvitationMockHandler()
]
