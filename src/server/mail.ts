import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import type { Config } from './config.ts';
import type { Mail } from './http/handler.ts';

/**
 * Mail by SMTP. Without SMTP_URL a demo or a server in development shows it to whoever sits before it, apart from the log, which
 * never holds a code; any other server does not send it and says so.
 * @param show writes to the terminal
 */
export function mailer(
  { smtpUrl, mailFrom, demo, production }: Config,
  log: FastifyBaseLogger,
  show: (text: string) => void,
): Mail {
  if (smtpUrl) {
    const transport = nodemailer.createTransport(smtpUrl);
    return async (message) => {
      try {
        await transport.sendMail({ from: mailFrom, ...message });
      } catch (error) {
        // What a mail server answers may repeat the address or the mail, and errors are logged.
        const { code = 'unknown' } = error as { code?: string };
        throw new Error(`The mail server did not take a mail (${code}).`);
      }
    };
  }
  return (message) => {
    if (demo || !production) {
      log.warn('no SMTP_URL is set: a mail is shown on the terminal instead');
      show(`\n  ✉ ${message.text}\n`);
    } else {
      log.error('no SMTP_URL is set: a mail was not sent');
    }
    return Promise.resolve();
  };
}
