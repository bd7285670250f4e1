import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import type { Config } from './config.ts';
import type { Mail } from './http/handler.ts';

/** Mail by SMTP; without SMTP_URL it is printed, which is how a demo is used and why nothing else may log it. */
export function mailer({ smtpUrl, mailFrom }: Config, log: FastifyBaseLogger): Mail {
  if (!smtpUrl) {
    return (message) => {
      log.warn({ mail: message.text }, 'no SMTP_URL is set: this mail is only printed');
      return Promise.resolve();
    };
  }
  const transport = nodemailer.createTransport(smtpUrl);
  return async (message) => void (await transport.sendMail({ from: mailFrom, ...message }));
}
