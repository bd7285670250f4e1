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
  SetupState,
  SetupSteps,
  TokenResult
} from '../dashboard.schemas';


export const getGetSetupResponseMock = (overrideResponse: Partial<Extract<SetupState, object>> = {}): SetupState => ({needed: faker.datatype.boolean(), ...overrideResponse})

export const getSetUpResponseMock = (overrideResponse: Partial<Extract<TokenResult, object>> = {}): TokenResult => ({atk: (() => faker.string.alphanumeric(40))(), message: faker.string.alpha({length: {min: 10, max: 20}}), ...overrideResponse})

export const getGetSetupStepsResponseMock = (overrideResponse: Partial<Extract<SetupSteps, object>> = {}): SetupSteps => ({locations: faker.datatype.boolean(), bins: faker.datatype.boolean(), trucks: faker.datatype.boolean(), drivers: faker.datatype.boolean(), schedules: faker.datatype.boolean(), people: faker.datatype.boolean(), ...overrideResponse})


export const getGetSetupMockHandler = (overrideResponse?: SetupState | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SetupState> | SetupState), options?: RequestHandlerOptions) => {
  return http.get('*/api/setup', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSetupResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSetUpMockHandler = (overrideResponse?: TokenResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TokenResult> | TokenResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/setup', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSetUpResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetSetupStepsMockHandler = (overrideResponse?: SetupSteps | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SetupSteps> | SetupSteps), options?: RequestHandlerOptions) => {
  return http.get('*/api/setup/steps', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSetupStepsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFinishSetupMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/setup/steps', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getSetupMock = () => [
  getGetSetupMockHandler(),
  getSetUpMockHandler(),
  getGetSetupStepsMockHandler(),
  getFinishSetupMockHandler()
]
