-- Webhooks: addresses to which events of a person are sent. Secrets are sealed like the publisher's tokens, because each
-- delivery is signed with them.
create table webhooks (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  url text not null,
  events text[] not null,
  secret text not null,
  old_secret text,
  old_secret_until_ms bigint,
  created_ms bigint not null,
  failing_since_ms bigint,
  off_ms bigint,
  off_by text check (off_by in ('owner', 'failures'))
);
create index webhooks_user on webhooks (user_id);

-- One row for each event and webhook: the body as it is signed at every attempt, and what became of the last one.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks (id) on delete cascade,
  type text not null,
  body text not null,
  created_ms bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  last_attempt_ms bigint,
  next_attempt_ms bigint,
  status int,
  problem text
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, created_ms desc);
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id) where state = 'waiting';
create index webhook_deliveries_age on webhook_deliveries (created_ms);
