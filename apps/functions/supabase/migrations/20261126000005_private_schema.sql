-- A schema that the project's API does not show and whose new tables nobody has rights to by default. What was applied
-- stays noted in the public one: an older host finds it there, and makes no tables anew.
create schema cornerbell;

do $$
declare
  ours text;
begin
  foreach ours in array array[
    'leads', 'deliveries', 'delivery_targets', 'idempotency_keys', 'rate_limits', 'function_secrets', 'audit_log',
    'reports'
  ] loop
    execute format('alter table public.%I set schema cornerbell', ours);
  end loop;
end
$$;

grant usage on schema cornerbell to cornerbell_function;
