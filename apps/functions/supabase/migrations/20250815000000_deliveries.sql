-- How a visitor came, what proves a request to be the same one, and what makes a lead look like a
-- machine's.
alter table leads
  add column attribution jsonb not null default '{}',
  add column idempotency_key uuid,
  add column reasons text[] not null default '{}',
  add column suspicious boolean generated always as (cardinality(reasons) > 0) stored,
  -- Counts what has changed since, so that a changed lead is delivered again.
  add column revision int not null default 1;

create unique index leads_idempotency_key on leads (idempotency_key);

create index leads_email on leads (email);

-- What each lead still owes to each system that wants to know of it: one row a lead and target.
create table deliveries (
  id uuid primary key default gen_random_uuid(),
  lead uuid not null references leads (id) on delete cascade,
  target text not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'dead')),
  -- Which revision of the lead this is, or will be, about.
  revision int not null,
  attempts int not null default 0,
  next_attempt timestamptz not null,
  -- Held by the worker that is sending: nobody else may, until this time.
  lease uuid,
  leased_until timestamptz,
  last_error text,
  delivered_at timestamptz,
  unique (lead, target)
);

create index deliveries_pending on deliveries (next_attempt) where state = 'pending';

alter table deliveries enable row level security;
