-- When people were last told of leads and of what was given up.
create table reports (
  name text primary key,
  at timestamptz not null
);
alter table reports enable row level security;

alter table deliveries add column is_reported boolean not null default false;

do $$
declare
  stranger text;
begin
  for stranger in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on table reports from %I', stranger);
  end loop;
end
$$;
grant select, insert, update, delete on table reports to cornerbell_function;
create policy function on reports to cornerbell_function using (true) with check (true);
