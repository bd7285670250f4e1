import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { passwordSessions } from '../db/schema-sessions.ts';
import type { Call } from '../http/handler.ts';
import { ProblemError } from '@/contract/problem.ts';
import { newToken, tokenHash } from './sessions.ts';

type Schemas = components['schemas'];
type Person = Pick<Schemas['UserRecord'], 'id' | 'email' | 'name' | 'locale' | 'state'>;

const hours = { invited: 7 * 24, active: 24 };

const mails = {
  en: {
    invited: ['You are invited to the waste-collection dashboard', 'Choose your password here, within 7 days'],
    active: ['A new password for the waste-collection dashboard', 'Choose a new password here, within 24 hours'],
    greeting: 'Hello',
    once: 'The link works once. If you do not expect it, ignore this email.',
  },
  de: {
    invited: ['Einladung zum Dashboard der Abfallsammlung', 'Legen Sie hier innerhalb von 7 Tagen Ihr Passwort fest'],
    active: [
      'Neues Passwort für das Dashboard der Abfallsammlung',
      'Legen Sie hier innerhalb von 24 Stunden ein neues Passwort fest',
    ],
    greeting: 'Guten Tag',
    once: 'Der Link funktioniert einmal. Falls Sie ihn nicht erwarten, ignorieren Sie diese E-Mail.',
  },
} as const;

/** Opens the link with which a user sets a password, in place of earlier ones. Only its hash is stored. */
export async function openLink(call: Call, person: Person): Promise<{ url: string; expires_at: string }> {
  const { caller, config, db, now, origin } = call;
  const token = newToken();
  const life = hours[person.state === 'invited' ? 'invited' : 'active'];
  const expiresAt = new Date(now().getTime() + life * 3_600_000).toISOString();
  await db.execute(sql`with before as (delete from ${passwordSessions} where customer_id = ${caller.customerId} and user_id = ${person.id})
    insert into ${passwordSessions} (token_hash, customer_id, user_id, expires_at)
      values (${tokenHash(token)}, ${caller.customerId}, ${person.id}, ${expiresAt}::timestamptz)`);
  // In the fragment, which no server and no proxy sees.
  return { url: `${origin}${config.client.basePath}auth/accept-invitation#${token}`, expires_at: expiresAt };
}

/** Counts a link that is to be mailed, before anything is done about it. @throws 429 */
export async function countMail({ body, caller, ip, limits }: Call<'inviteUser' | 'sendUserLink'>): Promise<void> {
  if (body.delivery !== 'link') await limits.count(ip, { 'user-link': String(caller.customerId) });
}

/** Mails a link, or leaves it to the caller. @throws 503 when the mail cannot be sent */
export async function passOn(
  { log, mail }: Call,
  { email, name, locale, state }: Person,
  { url, expires_at }: { url: string; expires_at: string },
  delivery: Schemas['LinkDelivery'] = 'mail',
): Promise<Schemas['UserLink']> {
  if (delivery === 'link') return { url, expires_at };
  const texts = mails[locale === 'de' ? 'de' : 'en'];
  const [subject, text] = texts[state === 'invited' ? 'invited' : 'active'];
  try {
    await mail({ to: email, subject, text: `${texts.greeting} ${name},\n\n${text}:\n${url}\n\n${texts.once}` });
  } catch (error) {
    log.error({ err: error }, 'the link was not sent');
    throw new ProblemError(
      503,
      'The email could not be sent. Copy a link and pass it on instead.',
      {},
      { 'retry-after': '60' },
    );
  }
  return { url: null, expires_at };
}
