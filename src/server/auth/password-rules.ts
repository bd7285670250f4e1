import { passwordRefusal, refusalOf, type PasswordRefusal } from '@/password/estimate.ts';
import { ProblemError } from '@/contract/problem.ts';
import type { UserRow } from './sessions.ts';

const refused = ({ code, message }: PasswordRefusal) =>
  new ProblemError(422, message, { errors: [{ path: 'new_password', message, code }] });

export const passwordRefused = (code: PasswordRefusal['code']) => refused(refusalOf(code));

/** @throws 422 at `new_password`; `code` says why */
export async function checkNewPassword(password: string, user: Pick<UserRow, 'name' | 'email'>): Promise<void> {
  const refusal = await passwordRefusal(password, user);
  if (refusal) throw refused(refusal);
}
