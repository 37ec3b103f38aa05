-- How each system that leads are delivered to is doing: how many attempts in a row have failed by its fault, and
-- until when nothing is sent to it.
create table delivery_targets (
  name text primary key,
  failures int not null default 0,
  held_until timestamptz
);

alter table delivery_targets enable row level security;

-- Each system has a queue of its own.
drop index deliveries_pending;

create index deliveries_pending on deliveries (target, next_attempt) where state = 'pending';
