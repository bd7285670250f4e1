import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { AnswerKind, type Language } from '@/api/generated/dashboard.schemas.ts';
import { conflict, ProblemError } from '@/contract/problem.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { inTransaction, type OneCall } from '../list/records.ts';
import { isolated } from './report-mails.ts';

type Answer = components['schemas']['ComplaintAnswer'];
interface About {
  place: string;
  /** The day of the tour that is planned, in the words of the language. */
  day: string;
}
type Words = { subject: string } & Record<AnswerKind, (about: About) => string>;

const words: Record<Language, Words> = {
  en: {
    subject: 'Your report',
    received: ({ place }) => `Thank you: we have received your report about the glass container at ${place}.`,
    planned: ({ place, day }) =>
      `Thank you for your report. The glass container at ${place} is to be emptied on ${day}.`,
    obstructed: ({ place }) =>
      `Thank you for your report. Our crew could not get at the glass container at ${place}. We will try again.`,
  },
  de: {
    subject: 'Ihre Meldung',
    received: ({ place }) => `Vielen Dank: Ihre Meldung zum Glascontainer (${place}) ist bei uns angekommen.`,
    planned: ({ place, day }) =>
      `Vielen Dank für Ihre Meldung. Der Glascontainer (${place}) wird voraussichtlich am ${day} geleert.`,
    obstructed: ({ place }) =>
      `Vielen Dank für Ihre Meldung. Der Glascontainer (${place}) war für unser Fahrzeug nicht zugänglich. Wir versuchen es noch einmal.`,
  },
  fr: {
    subject: 'Votre signalement',
    received: ({ place }) => `Merci : nous avons reçu votre signalement concernant le conteneur à verre (${place}).`,
    planned: ({ place, day }) =>
      `Merci de votre signalement. Le conteneur à verre (${place}) devrait être vidé le ${day}.`,
    obstructed: ({ place }) =>
      `Merci de votre signalement. Notre équipe n’a pas pu accéder au conteneur à verre (${place}). Nous réessaierons.`,
  },
  vi: {
    subject: 'Báo cáo của bạn',
    received: ({ place }) => `Cảm ơn bạn: chúng tôi đã nhận được báo cáo về thùng thủy tinh tại ${place}.`,
    planned: ({ place, day }) => `Cảm ơn bạn đã báo. Thùng thủy tinh tại ${place} dự kiến được thu gom vào ${day}.`,
    obstructed: ({ place }) =>
      `Cảm ơn bạn đã báo. Đội thu gom không thể tiếp cận thùng thủy tinh tại ${place}. Chúng tôi sẽ thử lại.`,
  },
  cn: {
    subject: '您的报告',
    received: ({ place }) => `感谢您：我们已收到您关于玻璃回收箱（${place}）的报告。`,
    planned: ({ place, day }) => `感谢您的报告。玻璃回收箱（${place}）预计于${day}清空。`,
    obstructed: ({ place }) => `感谢您的报告。工作人员无法靠近玻璃回收箱（${place}），我们会再次尝试。`,
  },
  ar: {
    subject: 'بلاغك',
    received: ({ place }) => `شكرًا لك: لقد تلقينا بلاغك عن حاوية الزجاج في ${isolated(place)}.`,
    planned: ({ place, day }) => `شكرًا على بلاغك. من المقرر تفريغ حاوية الزجاج في ${isolated(place)} يوم ${day}.`,
    obstructed: ({ place }) =>
      `شكرًا على بلاغك. لم يتمكن فريقنا من الوصول إلى حاوية الزجاج في ${isolated(place)}. سنحاول مرة أخرى.`,
  },
};
const tags: Partial<Record<Language, string>> = { cn: 'zh-CN', en: 'en-GB' };

const dayIn = (locale: Language, day: string) =>
  new Intl.DateTimeFormat(tags[locale] ?? locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

type Of = Pick<components['schemas']['Complaint'], 'case' | 'location_name' | 'street'>;

/** The answer in a language; undefined where it does not fit. */
function textOf({ case: of, location_name, street }: Of, answer: AnswerKind, locale: Language): string | undefined {
  const { planned, obstacle } = of;
  if ((answer === 'planned' && !planned) || (answer === 'obstructed' && !obstacle)) return undefined;
  const place = [location_name, street].filter(Boolean).join(', ');
  return words[locale][answer]({ place, day: planned ? dayIn(locale, planned.date) : '' });
}

interface Citizen extends Record<string, unknown> {
  ids: number[];
  /** Of the last report. */
  locale: Language;
  email: string;
  /** The texts of the last answers. */
  answer_texts: (string | null)[];
  /** Somebody is telling them at this moment. */
  is_busy: boolean;
}

interface Told {
  id: number;
  text: string;
}

/** Each address of the reports in `citizen` once. */
const byAddress = sql`select array_agg(id order by id) as ids, (array_agg(email order by id desc))[1] as email,
    (array_agg(locale order by id desc))[1] as locale, array_agg(answer_text) as answer_texts, bool_or(is_busy) as is_busy
  from citizen group by lower(email) order by min(id)`;

/** Stores who received which answer, and that the mails are over. @param ids of all who were to be told */
async function storeAnswers(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  answer: AnswerKind,
  ids: number[],
  told: Told[],
) {
  const at = sql`${now().toISOString()}::timestamptz(3)`;
  const given = sql`unnest(${sql.param(told.map(({ id }) => id))}::int[], ${sql.param(told.map(({ text }) => text))}::text[]) as given(id, text)`;
  await db.execute(sql`with
    answered as (update citizen_reports set answer = ${answer}, answered_at = ${at}, answer_text = given.text, mailing_until = null from ${given}
      where customer_id = ${caller.customerId} and complaint_ref = given.id returning complaint_ref),
    changed as (update complaints set updated_at = ${at} where customer_id = ${caller.customerId} and id in (select complaint_ref from answered))
    update citizen_reports set mailing_until = null where customer_id = ${caller.customerId} and complaint_ref = any(${sql.param(ids)}::int[])
      and complaint_ref <> all(${sql.param(told.map(({ id }) => id))}::int[])`);
}

/** How long the citizens of a case are kept for who tells them, should the server be killed meanwhile. */
const mailingMs = 5 * 60_000;

/**
 * Answers by mail to citizens who left an address, before the container is emptied.
 * @param read gives the notification as the caller sees it, or throws 404
 */
export const answersOf = (read: (call: OneCall) => Promise<{ body: { complaint: Of } }>) => {
  const citizens = ({ caller, now }: Pick<Call, 'caller' | 'now'>, id: number) =>
    sql`select report.id, said.locale, said.email, said.answer_text,
        coalesce(said.mailing_until > ${now().toISOString()}::timestamptz, false) as is_busy
      from complaints report join citizen_reports said on said.customer_id = report.customer_id and said.complaint_ref = report.id
      where report.customer_id = ${caller.customerId} and report.status = 'open' and said.email is not null
        and report.case_ref = ${id} order by report.id`;

  /** The mails of an answer, whose readers nobody else tells until they are sent. @throws 409 where there is none to send */
  const claim = async (call: OneCall & Pick<Call<'answerComplaint'>, 'body' | 'now'>, until: Date) => {
    const { complaint } = (await read(call)).body;
    const { rows } = await call.db.execute<Citizen>(sql`with
      citizen as materialized (${citizens(call, complaint.case.id)} for update of said),
      claimed as (update citizen_reports set mailing_until = ${until.toISOString()}::timestamptz from citizen
        where customer_id = ${call.caller.customerId} and complaint_ref = citizen.id)
      ${byAddress}`);
    if (rows.length === 0) throw conflict('Nobody who reported this case has left an email address.');
    if (rows.some(({ is_busy }) => is_busy))
      throw conflict('The citizens of this case are being answered at this moment.');
    const { answer } = call.body;
    const mails = rows.flatMap(({ ids, email: to, locale, answer_texts: last }) => {
      const text = textOf(complaint, answer, locale);
      if (text === undefined) throw conflict('This answer does not fit any more.', 'answer');
      return last.includes(text) ? [] : [{ ids, to, subject: words[locale].subject, text }];
    });
    return { ids: rows.flatMap(({ ids }) => ids), mails };
  };

  return {
    listComplaintAnswers: async (call) => {
      const { complaint } = (await read(call)).body;
      const { rows } = await call.db.execute<Citizen>(
        sql`with citizen as (${citizens(call, complaint.case.id)}) ${byAddress}`,
      );
      const locales = [...new Set(rows.map(({ locale }) => locale))];
      const answers = Object.values(AnswerKind).flatMap((answer): Answer[] => {
        const texts = locales.flatMap((locale) => {
          const text = textOf(complaint, answer, locale);
          return text ? [{ locale, citizens: rows.filter((one) => one.locale === locale).length, text }] : [];
        });
        return texts.length > 0 ? [{ answer, texts }] : [];
      });
      return { status: 200, body: { answers } };
    },

    answerComplaint: async (call) => {
      const until = new Date(call.now().getTime() + mailingMs);
      const { ids, mails } = await inTransaction(call, (within) => claim(within, until));
      const told: Told[] = [];
      let citizens = 0;
      let failed = false;
      for (const { ids: reports, ...mail } of mails) {
        failed =
          call.now() >= until ||
          !(await call.mail(mail).then(
            () => true,
            () => false,
          ));
        // Those who have it are stored, so that a repetition reaches only the others.
        if (failed) break;
        citizens += 1;
        told.push(...reports.map((id) => ({ id, text: mail.text })));
      }
      await inTransaction(call, (within) => storeAnswers(within, call.body.answer, ids, told));
      if (failed) throw new ProblemError(503, 'The mail server did not take the answer.');
      return { status: 200, body: { citizens } };
    },
  } satisfies Handlers;
};
