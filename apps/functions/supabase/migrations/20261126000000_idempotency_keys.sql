-- What was answered under each key that came with a request. The fingerprint is of all that was typed: the same
-- key with another one is another request. With the lead, its keys are erased.
create table idempotency_keys (
  key uuid primary key,
  fingerprint text not null,
  lead uuid not null references leads (id) on delete cascade,
  created_at timestamptz not null default now()
);

create index idempotency_keys_created_at on idempotency_keys (created_at);

create index idempotency_keys_lead on idempotency_keys (lead);

alter table idempotency_keys enable row level security;

insert into idempotency_keys (key, fingerprint, lead, created_at)
select
  idempotency_key,
  encode(sha256(convert_to(jsonb_build_object(
    'kind', kind, 'email', email, 'name', name, 'payload', payload
  )::text, 'UTF8')), 'hex'),
  id,
  created_at
from leads
where idempotency_key is not null;

alter table leads drop column idempotency_key;
