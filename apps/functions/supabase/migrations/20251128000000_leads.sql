-- All tables of the function. Their schema is not one that Supabase's API shows.
create schema cornerbell;

-- What visitors send with the site's forms.
create table cornerbell.leads (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('newsletter', 'demo', 'application')),
  email text not null,
  name text not null,
  -- The fields that only this kind of lead has.
  payload jsonb not null,
  -- How the visitor found the site.
  attribution jsonb not null,
  -- Why it looks automated; empty for most.
  reasons text[] not null,
  created_at timestamptz not null default now(),
  -- When a subscriber agreed (if mails are set up, by confirming) and, until they return, left.
  subscribed_at timestamptz,
  unsubscribed_at timestamptz,
  -- The name typed with the latest sign-up, which becomes the lead's by confirming.
  typed_name text not null,
  -- Each token is for one action only. A new mail makes the link of the one before invalid.
  confirm_token uuid not null unique default gen_random_uuid(),
  unsubscribe_token uuid not null unique default gen_random_uuid(),
  -- The mails that asked for consent since the last agreement.
  mails int not null default 0,
  mailed_at timestamptz
);

-- A second sign-up with the same address is the same subscriber.
create unique index on cornerbell.leads (email) where kind = 'newsletter';
create index on cornerbell.leads (email);
create index on cornerbell.leads (created_at);

-- The events of each lead for each system, in the order in which they happened. The id is the
-- idempotency key of all attempts.
create table cornerbell.deliveries (
  id uuid primary key default gen_random_uuid(),
  lead uuid not null references cornerbell.leads (id) on delete cascade,
  target text not null,
  event text not null check (event in ('requested', 'subscribed', 'unsubscribed')),
  ordinal bigint generated always as identity,
  happened_at timestamptz not null default now(),
  attempts int not null default 0,
  -- When it is sent next; while it is being sent, when another worker may take over. Empty when it
  -- is settled, or if a person has to look at the lead first.
  due_at timestamptz,
  -- When it was delivered or, with an error, given up.
  settled_at timestamptz,
  error text
);

create index on cornerbell.deliveries (target, due_at) where due_at is not null;
create index on cornerbell.deliveries (lead, target);

-- The request of each idempotency key, so that a repeated one is stored once.
create table cornerbell.idempotency_keys (
  key uuid primary key,
  fingerprint text not null,
  lead uuid not null references cornerbell.leads (id) on delete cascade,
  created_at timestamptz not null default now()
);

create index on cornerbell.idempotency_keys (lead);

-- How many requests each address has sent since a time. Unlogged, so as not to wait for the disk.
create unlogged table cornerbell.request_counts (
  caller text primary key,
  started_at timestamptz not null default now(),
  requests int not null default 1
);

-- When the team was last notified of what was given up; one row.
create table cornerbell.notices (notified_at timestamptz not null);

insert into cornerbell.notices values (now());

-- The role that the function may connect as: it has no login until it is given a password.
do $$
begin
  create role cornerbell_function nologin;
exception
  -- Another database of the server may have made it.
  when duplicate_object or unique_violation then null;
end
$$;

grant usage on schema cornerbell to cornerbell_function;

-- Row-level security does not hold TRUNCATE back, so nobody may use it on these tables.
create function cornerbell.refuse_truncate() returns trigger language plpgsql as $$
begin
  raise insufficient_privilege using message = 'permission denied: rows are only deleted one by one';
end
$$;

-- The function's role may read and change rows. All others, such as those of Supabase's public
-- keys, have no policy: even after GRANT ALL they see and change nothing.
do $$
declare
  name text;
begin
  for name in select tablename from pg_tables where schemaname = 'cornerbell' loop
    execute format('alter table cornerbell.%I enable row level security', name);
    execute format('grant select, insert, update, delete on cornerbell.%I to cornerbell_function', name);
    execute format('create policy function on cornerbell.%I to cornerbell_function using (true) with check (true)', name);
    execute format('create trigger refuse_truncate before truncate on cornerbell.%I execute function cornerbell.refuse_truncate()', name);
  end loop;
end
$$;
