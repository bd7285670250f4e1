import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import type { Config } from './config.ts';
import type { Mail } from './http/handler.ts';

/**
 * Mail by SMTP. Without SMTP_URL it is printed where the server runs, for who runs it to pass on, and a warning says so; the
 * structured log itself never holds a code.
 * @param show writes to the terminal
 */
export function mailer({ smtpUrl, mailFrom }: Config, log: FastifyBaseLogger, show: (text: string) => void): Mail {
  if (smtpUrl) {
    // Somebody waits for the response: not the minutes that are usual between mail servers.
    const seconds = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
    const transport = nodemailer.createTransport({ url: smtpUrl, ...seconds });
    return async (message) => {
      try {
        await transport.sendMail({ from: mailFrom, ...message });
      } catch (error) {
        // What a mail server says may repeat the address or the mail, and errors are logged.
        const { code = 'unknown' } = error as { code?: string };
        throw new Error(`The mail server did not take a mail (${code}).`);
      }
    };
  }
  return (message) => {
    log.warn('no SMTP_URL is set: a mail is shown on the terminal instead');
    show(`\n  ✉ ${message.text}\n`);
    return Promise.resolve();
  };
}
