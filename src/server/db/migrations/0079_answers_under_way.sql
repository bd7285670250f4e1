-- While citizens are being told, nobody else tells them: mails are sent without a transaction, which a slow mail server would keep open.
alter table citizen_reports add column mailing_until timestamptz(3);
