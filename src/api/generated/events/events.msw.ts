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


export const getStreamEventsResponseMock = (): string => (faker.word.sample())


export const getStreamEventsMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/stream', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {

  const resolvedBody = overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStreamEventsResponseMock();
    const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null);
    return HttpResponse.text(textBody,
      { status: 200, headers: { 'Content-Type': 'text/event-stream' }
      })
  }, options)
}
export const getEventsMock = () => [
  getStreamEventsMockHandler()
]
