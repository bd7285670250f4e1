import { http, type RequestHandler } from 'msw';
import type { Mock } from '../mock';
import { answer, refusal } from './answer';
import { generated } from './generated';
import { ProblemError } from './problem';

/**
 * The generated handlers with the mocks behind them, and behind those what answers addresses and methods that the contract does
 * not have. Responses are thrown: a generated handler has no place for headers and refusals, and msw takes what is thrown.
 */
export function handlersOf(mock: Mock): RequestHandler[] {
  const attached = mock.contract.operations.map(({ id }) =>
    generated[id](async (info) => {
      throw await answer(mock, id, info);
    }),
  );
  return [...attached, http.all('*', ({ request }) => unknownAddress(mock, request))];
}

function unknownAddress({ contract, prefix }: Mock, request: Request): Response | undefined {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(`${prefix}/`)) return undefined;
  const known = contract.operations.some(({ match }) => match(pathname.slice(prefix.length)));
  return refusal(
    known
      ? new ProblemError(405, 'This address does not take this method.')
      : new ProblemError(404, 'There is no such address.'),
  );
}
