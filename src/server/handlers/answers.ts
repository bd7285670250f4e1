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
    received: ({ place }) => `感谢您:我们已收到您关于玻璃回收箱(${place})的报告。`,
    planned: ({ place, day }) => `感谢您的报告。玻璃回收箱(${place})预计于${day}清空。`,
    obstructed: ({ place }) => `感谢您的报告。工作人员无法靠近玻璃回收箱(${place}),我们会再次尝试。`,
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
  id: number;
  locale: Language;
  email: string;
  /** The text of the last answer. */
  answer_text: string | null;
}

/** Stores who received which answer. */
async function storeAnswers(
  { db, now }: Pick<Call, 'db' | 'now'>,
  answer: AnswerKind,
  answered: { id: number; text: string }[],
) {
  const at = sql`${now().toISOString()}::timestamptz(3)`;
  const given = sql`unnest(${sql.param(answered.map(({ id }) => id))}::int[], ${sql.param(answered.map(({ text }) => text))}::text[]) as given(id, text)`;
  await db.execute(sql`with answered as (
      update citizen_reports set answer = ${answer}, answered_at = ${at}, answer_text = given.text from ${given}
        where complaint_ref = given.id returning complaint_ref)
    update complaints set updated_at = ${at} where id in (select complaint_ref from answered)`);
}

/**
 * Answers by mail to citizens who left an address, before the container is emptied.
 * @param read gives the notification as the caller sees it, or throws 404
 */
export const answersOf = (read: (call: OneCall) => Promise<{ body: { complaint: Of } }>) => {
  const citizensOf = async ({ db, caller }: Pick<Call, 'db' | 'caller'>, id: number, lock = sql``) =>
    (
      await db.execute<Citizen>(sql`select report.id, said.locale, said.email, said.answer_text
        from complaints report join citizen_reports said on said.complaint_ref = report.id
        where report.customer_id = ${caller.customerId} and report.status = 'open' and said.email is not null
          and report.case_ref = ${id} order by report.id ${lock}`)
    ).rows;

  return {
    listComplaintAnswers: async (call) => {
      const { complaint } = (await read(call)).body;
      const citizens = await citizensOf(call, complaint.case.id);
      const locales = [...new Set(citizens.map(({ locale }) => locale))];
      const answers = Object.values(AnswerKind).flatMap((answer): Answer[] => {
        const texts = locales.flatMap((locale) => {
          const text = textOf(complaint, answer, locale);
          return text ? [{ locale, citizens: citizens.filter((one) => one.locale === locale).length, text }] : [];
        });
        return texts.length > 0 ? [{ answer, texts }] : [];
      });
      return { status: 200, body: { answers } };
    },

    answerComplaint: async (call) => {
      const { answered, failed } = await inTransaction(call, async (within) => {
        const { complaint } = (await read(within)).body;
        const { answer } = within.body;
        const citizens = await citizensOf(within, complaint.case.id, sql`for update of said`);
        if (citizens.length === 0) throw conflict('Nobody who reported this case has left an address.');
        const answered: { id: number; text: string }[] = [];
        const done = (failed: boolean) =>
          storeAnswers(within, answer, answered).then(() => ({ answered: answered.length, failed }));
        for (const { id, email: to, locale, answer_text: last } of citizens) {
          const text = textOf(complaint, answer, locale);
          if (text === undefined) throw conflict('This answer does not fit any more.', 'answer');
          if (text === last) continue;
          const sent = await within.mail({ to, subject: words[locale].subject, text }).then(
            () => true,
            () => false,
          );
          // Those who have it are stored, so that a repetition reaches only the others.
          if (!sent) return done(true);
          answered.push({ id, text });
        }
        return done(false);
      });
      if (failed) throw new ProblemError(503, 'The mail server did not take the answer.');
      return { status: 200, body: { citizens: answered } };
    },
  } satisfies Handlers;
};
