-- A customer says that a service was paid and not done (D64); operators decide. It outlives the request, which is kept
-- for 30 days, because an upheld one shows on the profile.
create table service_disputes (
  id uuid primary key default gen_random_uuid(),
  request_id uuid unique references service_requests (id) on delete set null,
  reporter_id uuid references users (id) on delete set null,
  target_id uuid not null references users (id) on delete cascade,
  game text not null,
  category text not null,
  name text not null,
  is_custom boolean not null,
  price_value double precision not null,
  price_type text not null,
  reason text not null,
  created_ms bigint not null,
  decided_ms bigint,
  is_upheld boolean,
  decision text not null default '',
  check ((decided_ms is null) = (is_upheld is null))
);
create index service_disputes_open on service_disputes (created_ms) where decided_ms is null;
create index service_disputes_target on service_disputes (target_id);
create index service_disputes_reporter on service_disputes (reporter_id, created_ms);

-- When the customer disputed it: from then on it cannot be undone.
alter table service_requests add column disputed_ms bigint;
-- Text that the asker sends along, and the region they play in (R3.35).
alter table service_requests add column message text not null default '';
alter table service_requests add column asker_region text check (asker_region in ('eu', 'na', 'sa', 'asia', 'oce'));
