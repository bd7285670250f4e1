import { sql } from 'drizzle-orm';
import type { Language } from '@/api/generated/dashboard.schemas.ts';
import type { Db } from '../db/open.ts';
import type { Mail } from '../http/handler.ts';

/** Days for which texts and photos of citizens are stored after their notification was closed, and email addresses that no mail went to. */
const retentionDays = 90;
const tryDays = 2;

const closedFor = (days: number, now: Date) =>
  sql`report.closed_at < ${new Date(now.getTime() - days * 86_400_000).toISOString()}::timestamptz`;

/** A name in its own direction, within a text of the other (Unicode's first-strong isolate). */
export const isolated = (name: string) => `\u2068${name}\u2069`;

type Words = (place: string) => { subject: string; text: string };
const words: Record<Language, Words> = {
  en: (place) => ({
    subject: `Emptied: ${place}`,
    text: `The glass container that you reported at ${place} has been emptied. Thank you for your help. Your email address has been deleted.`,
  }),
  de: (place) => ({
    subject: `Geleert: ${place}`,
    text: `Der Glascontainer, den Sie gemeldet haben (${place}), wurde geleert. Vielen Dank für Ihre Hilfe. Ihre E-Mail-Adresse ist gelöscht.`,
  }),
  fr: (place) => ({
    subject: `Vidé : ${place}`,
    text: `Le conteneur à verre que vous avez signalé (${place}) a été vidé. Merci de votre aide. Votre adresse e-mail a été supprimée.`,
  }),
  vi: (place) => ({
    subject: `Đã thu gom: ${place}`,
    text: `Thùng thủy tinh mà bạn báo tại ${place} đã được thu gom. Cảm ơn bạn đã giúp đỡ. Địa chỉ email của bạn đã được xóa.`,
  }),
  cn: (place) => ({
    subject: `已清空：${place}`,
    text: `您报告的玻璃回收箱（${place}）已清空。感谢您的帮助。您的邮箱地址已删除。`,
  }),
  ar: (place) => ({
    subject: `تم التفريغ: ${isolated(place)}`,
    text: `تم تفريغ حاوية الزجاج التي أبلغت عنها في ${isolated(place)}. شكرًا لمساعدتك. تم حذف عنوان بريدك الإلكتروني.`,
  }),
};

/** How long emails are kept from other servers, should this one be killed meanwhile: a hundred that each run into the limit of ten seconds. */
const mailingMs = 20 * 60_000;

/** Sends one email for each case to each citizen who left an email address, once a tour has emptied the container reported. The email address is deleted when its email was taken. */
export async function mailReporters(db: Db, mail: Mail, now: Date = new Date()): Promise<void> {
  const until = new Date(now.getTime() + mailingMs);
  const { rows } = await db.execute<{ ids: number[]; email: string; locale: Language; place: string }>(sql`
    with due as materialized (
      select said.complaint_ref, report.case_ref, concat_ws(', ', place.location_name, place.street) as place
        from citizen_reports said join all_complaints report on report.id = said.complaint_ref
        left join all_locations place on place.id = report.location_ref
        where said.email is not null and report.status = 'closed' and report.closed_event is not null
          and (said.mailing_until is null or said.mailing_until <= ${now.toISOString()}::timestamptz)
        order by report.case_ref, said.complaint_ref limit 100 for update of said skip locked),
    taken as (update citizen_reports said set mailing_until = ${until.toISOString()}::timestamptz from due where due.complaint_ref = said.complaint_ref
      returning said.complaint_ref as id, due.case_ref, said.locale, said.email, due.place)
    select array_agg(id) as ids, (array_agg(email order by id desc))[1] as email, (array_agg(locale order by id desc))[1] as locale,
        (array_agg(place order by id desc))[1] as place
      from taken group by case_ref, lower(email) order by min(id)`);
  const failed: unknown[] = [];
  for (const { ids, email, locale, place } of rows) {
    const isSent = await mail({ to: email, ...words[locale](place) }).then(
      () => true,
      (error: unknown) => void failed.push(error),
    );
    await db.execute(sql`update citizen_reports set mailing_until = null${isSent ? sql`, email = null` : sql``}
      where complaint_ref = any(${sql.param(ids)}::int[])`);
  }
  if (failed.length > 0) throw failed[0];
}

/** Removes what citizens said of notifications that were closed long ago. */
export async function forgetCitizens(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from citizen_reports said using all_complaints report where report.id = said.complaint_ref
    and ${closedFor(retentionDays, now)}`);
  await db.execute(sql`update citizen_reports said set email = null from all_complaints report where report.id = said.complaint_ref
    and said.email is not null and ${closedFor(tryDays, now)}`);
}
