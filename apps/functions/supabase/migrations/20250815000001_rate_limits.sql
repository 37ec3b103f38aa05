-- How many requests each address, known by its hash only, has sent since a time.
create table rate_limits (
  address text primary key,
  started_at timestamptz not null,
  requests int not null
);

create index rate_limits_started_at on rate_limits (started_at);

alter table rate_limits enable row level security;

-- What addresses are hashed with: there are too few of them for a hash without a secret.
create table function_secrets (
  name text primary key,
  value text not null
);

insert into function_secrets (name, value)
values ('address', gen_random_uuid()::text || gen_random_uuid()::text);

alter table function_secrets enable row level security;
