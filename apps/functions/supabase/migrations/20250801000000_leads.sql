-- What visitors send through the site's forms: one row a lead.
create table leads (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('newsletter', 'demo', 'application')),
  email text not null,
  name text not null,
  -- The fields that only this kind of lead has.
  payload jsonb not null default '{}',
  created_at timestamptz not null default now()
);

-- A second sign-up with the same address is the same subscriber.
create unique index leads_newsletter_email on leads (email) where kind = 'newsletter';

create index leads_created_at on leads (created_at desc);

-- No policies: the public key of the site can neither read nor write. The function uses its own role.
alter table leads enable row level security;
