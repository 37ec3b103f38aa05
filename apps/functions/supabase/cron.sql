-- Delivers leads every minute. Run it in the project's SQL editor, with the project's name and the
-- value of CRON_SECRET in place of PROJECT and SECRET; run again, it replaces both.
create extension if not exists pg_cron;
create extension if not exists pg_net;

delete from vault.secrets where name in ('deliver_url', 'deliver_secret');
select vault.create_secret('https://PROJECT.supabase.co/functions/v1/book-demo-ghl/deliver', 'deliver_url');
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
