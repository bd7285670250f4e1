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
  FinishedDays
} from '../dashboard.schemas';


export const getListFinishedDaysResponseMock = (overrideResponse: Partial<Extract<FinishedDays, object>> = {}): FinishedDays => ({finished_days: Array.from({ length: faker.number.int({min: 1, max: 92}) }, (_, i) => i + 1).map(() => (faker.date.past().toISOString().slice(0, 10))), ...overrideResponse})


export const getListFinishedDaysMockHandler = (overrideResponse?: FinishedDays | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FinishedDays> | FinishedDays), options?: RequestHandlerOptions) => {
  return http.get('*/api/finished-days/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFinishedDaysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFinishDayMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.put('*/api/finished-days/:workDate', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getReopenDayMockHandler = (overrideResponse?: void | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<void> | void), options?: RequestHandlerOptions) => {
  return http.delete('*/api/finished-days/:workDate', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getShiftsMock = () => [
  getListFinishedDaysMockHandler(),
  getFinishDayMockHandler(),
  getReopenDayMockHandler()
]
