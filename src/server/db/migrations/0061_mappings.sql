-- What a vendor's payloads mean that are sent with a token.
alter table machine_tokens add column mapping jsonb;
