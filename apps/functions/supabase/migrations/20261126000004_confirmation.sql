-- A subscriber confirms the sign-up and leaves the newsletter by links that only their mailbox has.
alter table leads
  add column link_token uuid not null default gen_random_uuid(),
  add column confirmed_at timestamptz,
  add column unsubscribed_at timestamptz;

create unique index leads_link_token on leads (link_token);
