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

import type {
  RecoveryCodes,
  SecondFactor,
  SecondFactorSecret,
  TokenResult
} from '../dashboard.schemas';


export const getAnswerSecondFactorResponseMock = (overrideResponse: Partial<Extract<TokenResult, object>> = {}): TokenResult => ({atk: (() => faker.string.alphanumeric(40))(), message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getGetSecondFactorResponseMock = (overrideResponse: Partial<Extract<SecondFactor, object>> = {}): SecondFactor => ({enabled: faker.datatype.boolean(), recovery_codes_left: faker.number.int({min: 0, max: 10}), ...overrideResponse})

export const getBeginSecondFactorResponseMock = (overrideResponse: Partial<Extract<SecondFactorSecret, object>> = {}): SecondFactorSecret => ({secret: faker.string.alpha({length: {min: 10, max: 20}}), uri: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getConfirmSecondFactorResponseMock = (overrideResponse: Partial<Extract<RecoveryCodes, object>> = {}): RecoveryCodes => ({recovery_codes: Array.from({ length: faker.number.int({min: 10, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})

export const getRenewRecoveryCodesResponseMock = (overrideResponse: Partial<Extract<RecoveryCodes, object>> = {}): RecoveryCodes => ({recovery_codes: Array.from({ length: faker.number.int({min: 10, max: 10}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}}))), ...overrideResponse})


export const getAnswerSecondFactorMockHandler = (overrideResponse?: TokenResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenResult> | TokenResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/second-factor', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAnswerSecondFactorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSecondFactorMockHandler = (overrideResponse?: SecondFactor | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SecondFactor> | SecondFactor), options?: RequestHandlerOptions) => {
  return http.get('*/api/auth/me/second-factor', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSecondFactorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBeginSecondFactorMockHandler = (overrideResponse?: SecondFactorSecret | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SecondFactorSecret> | SecondFactorSecret), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/me/second-factor', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBeginSecondFactorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRemoveSecondFactorMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/auth/me/second-factor', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getConfirmSecondFactorMockHandler = (overrideResponse?: RecoveryCodes | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoveryCodes> | RecoveryCodes), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/me/second-factor/confirmation', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmSecondFactorResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRenewRecoveryCodesMockHandler = (overrideResponse?: RecoveryCodes | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecoveryCodes> | RecoveryCodes), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/me/second-factor/recovery-codes', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewRecoveryCodesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSecondFactorMock = () => [
  getAnswerSecondFactorMockHandler(),
  getGetSecondFactorMockHandler(),
  getBeginSecondFactorMockHandler(),
  getRemoveSecondFactorMockHandler(),
  getConfirmSecondFactorMockHandler(),
  getRenewRecoveryCodesMockHandler()
]
