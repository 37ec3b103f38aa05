-- The mails that asked each mailbox for consent, and whether its owner has left. An unconfirmed
-- address is deleted, but not its unreadable fingerprint, which says who must not get another mail.
create table cornerbell.mailboxes (
  fingerprint text primary key,
  -- In a year, which a mail after a year begins anew.
  mails int not null default 0,
  mailed_at timestamptz,
  left_at timestamptz
);

-- The fingerprint of an address's mailbox: the same with and without a plus and what follows it.
create function cornerbell.mailbox(email text) returns text language sql immutable as $$
  select encode(sha256(convert_to(regexp_replace(email, '(.)\+[^@]*@', '\1@'), 'UTF8')), 'hex')
$$;

-- From here on only a function of the release before reads and writes `leads.mails`.
insert into cornerbell.mailboxes (fingerprint, mails, mailed_at, left_at)
select cornerbell.mailbox(email), sum(mails), max(mailed_at), max(unsubscribed_at)
from cornerbell.leads
where kind = 'newsletter' and (mailed_at is not null or unsubscribed_at is not null)
group by 1;

-- Until when a busy target wants no deliveries.
create table cornerbell.pauses (
  target text primary key,
  ends_at timestamptz not null
);

-- The attempt that is under way. One that another has replaced no longer changes the delivery.
alter table cornerbell.deliveries add column attempt uuid;

-- In the order in which they are claimed, so that a long queue need not be sorted for each.
create index on cornerbell.deliveries (target, attempts, due_at, ordinal) where due_at is not null;
drop index cornerbell.deliveries_target_due_at_idx;

-- As for the tables before.
do $$
declare
  name text;
begin
  foreach name in array array['mailboxes', 'pauses'] loop
    execute format('alter table cornerbell.%I enable row level security', name);
    execute format('grant select, insert, update, delete on cornerbell.%I to cornerbell_function', name);
    execute format('create policy function on cornerbell.%I to cornerbell_function using (true) with check (true)', name);
    execute format('create trigger refuse_truncate before truncate on cornerbell.%I execute function cornerbell.refuse_truncate()', name);
  end loop;
end
$$;
