-- That a person's data was exported or erased, for who must be able to show it; never whose.
create table audit_log (
  at timestamptz not null default now(),
  action text not null check (action in ('export', 'forget')),
  leads int not null
);

alter table audit_log enable row level security;

-- The roles of a Supabase project's public keys have rights to every public table by default, and row-level
-- security does not hold TRUNCATE back.
do $$
declare
  stranger text;
  ours text;
begin
  for stranger in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    foreach ours in array array[
      'leads', 'deliveries', 'delivery_targets', 'idempotency_keys', 'rate_limits', 'function_secrets', 'audit_log'
    ] loop
      execute format('revoke all on table %I from %I', ours, stranger);
    end loop;
  end loop;
  -- For the function's connection: rows of these tables and no more. It has no login until it is given a password.
  if not exists (select from pg_roles where rolname = 'cornerbell_function') then
    create role cornerbell_function nologin;
  end if;
exception
  -- Roles are those of the whole server: another database may make it at the same moment.
  when duplicate_object or unique_violation then null;
end
$$;

do $$
declare
  ours text;
begin
  foreach ours in array array[
    'leads', 'deliveries', 'delivery_targets', 'idempotency_keys', 'rate_limits', 'function_secrets'
  ] loop
    execute format('grant select, insert, update, delete on table %I to cornerbell_function', ours);
    execute format('create policy function on %I to cornerbell_function using (true) with check (true)', ours);
  end loop;
end
$$;
