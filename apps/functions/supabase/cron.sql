-- Has the worker called every minute. Run it once, in the SQL editor of the project, with the
-- project's address and the value of the secret CRON_SECRET in place of the two words in capitals.
create extension if not exists pg_cron;
create extension if not exists pg_net;

select vault.create_secret('https://PROJECT.supabase.co/functions/v1/deliver-leads', 'deliver_url');
select vault.create_secret('SECRET', 'deliver_secret');

select cron.schedule('deliver-leads', '* * * * *', $job$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'deliver_url'),
    headers := jsonb_build_object(
      'authorization',
      'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'deliver_secret')
    ),
    timeout_milliseconds := 50000
  )
$job$);
