/**
 * Generated from openapi/dashboard.yaml by `npm run generate`. Do not edit.
 */
import { http } from '../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Server-sent events without a name. The data of each is a `ChangeEvent`: which resource changed, which records, when; never their content.
 * Events named `progress` say how far an import of the caller is that runs at this moment (`ImportProgress`). They have no `id` and are not sent again.
 *
 * * **Resume.** Send the last `id` as `Last-Event-ID`: what changed since comes first, summed up by resource. If that cannot be
 *   told any more, the first event is of the resource `all`. Without the header the changes of the last minute come first.
 * * **Heartbeat.** A comment every 20 seconds. Whoever receives nothing for a minute should connect again.
 * * **End.** The stream ends with the access token or its session, and when the server stops; the client connects again with a fresh token.
 * * **Limits.** More streams than a user or customer may have are refused with 429. A server that is not notified of changes responds with 503; until
 *   it can, clients ask again when they are looked at.
 * @summary Changes of the caller's customer, as they happen
 */
export const streamEvents = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<string>(
      {url: `/events/stream`, method: 'GET', signal
    },
      options);
    }


