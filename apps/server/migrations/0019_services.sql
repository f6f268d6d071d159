-- Services that people offer or ask for (R1.03, R3.45). A row is public while it is active and its owner is not offline (R4.07): presence writes nothing here.
create table service_listings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  game text not null check (game in ('poe1', 'poe2')),
  league text not null,
  location text not null check (location in ('seller', 'buyer')),
  category text not null,
  -- Value of the catalogue, or the name of a custom service; name_key makes names that look alike one.
  name text not null,
  name_key text not null,
  is_custom boolean not null,
  ign text not null,
  -- 0 is free.
  price_value double precision not null check (price_value >= 0),
  price_type text not null check (price_type in ('c', 'd', 'ex', 'r')),
  rules text not null,
  overwrite_rules text not null,
  overwrite_mode text not null check (overwrite_mode in ('adds', 'replaces')),
  regions text[] not null,
  active boolean not null,
  -- Version of what is offered.
  timestamp_ms bigint not null,
  unique (user_id, game, league, location, category, is_custom, name_key)
);
create index service_listings_active on service_listings (game, league, user_id) where active;

-- The last change time given out for a league's services: its row lock puts changes in commit order (D21).
create table service_clocks (
  game text not null,
  league text not null,
  last_ms bigint not null,
  primary key (game, league)
);

-- Whose services of a league changed last when: nodes read those people again. A person who is gone has a row for a day, so no reference.
create table service_changes (
  game text not null,
  league text not null,
  user_id uuid not null,
  changed_ms bigint not null,
  primary key (game, league, user_id)
);
create index service_changes_since on service_changes (game, league, changed_ms);

-- Requests for services with the price and rules that were accepted, and what became of them (D62).
create table service_requests (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid references service_listings (id) on delete set null,
  -- Null once that person has deleted their account (D18); never both.
  owner_id uuid references users (id) on delete set null,
  asker_id uuid references users (id) on delete set null,
  game text not null check (game in ('poe1', 'poe2')),
  league text not null,
  category text not null,
  name text not null,
  is_custom boolean not null,
  location text not null check (location in ('seller', 'buyer')),
  price_value double precision not null,
  price_type text not null,
  rules text not null,
  owner_ign text not null,
  asker_ign text not null,
  created_ms bigint not null,
  -- When it was asked, or asked again by taking an invitation back.
  asked_ms bigint not null,
  invited_ms bigint,
  done_ms bigint,
  declined_ms bigint,
  ended_by text check (ended_by in ('owner', 'asker')),
  -- When both were told that its time is over.
  expired_ms bigint
);
create index service_requests_owner on service_requests (owner_id, created_ms);
create index service_requests_asker on service_requests (asker_id, created_ms);
create index service_requests_listing on service_requests (listing_id);
create index service_requests_age on service_requests (created_ms);
create index service_requests_open on service_requests (asked_ms) where done_ms is null and declined_ms is null and expired_ms is null;

-- Who trusts whom, and for what it was said (D61): one live vouch a pair.
create table vouches (
  voucher_id uuid not null references users (id) on delete cascade,
  target_id uuid not null references users (id) on delete cascade,
  category text not null,
  name text not null,
  is_custom boolean not null,
  -- Whether the voucher's account was new then.
  is_new boolean not null,
  vouched_ms bigint not null,
  primary key (voucher_id, target_id),
  check (voucher_id <> target_id)
);
create index vouches_target on vouches (target_id, vouched_ms);

-- Complaints about somebody's vouches, for the operators.
create table vouch_reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid references users (id) on delete set null,
  target_id uuid not null references users (id) on delete cascade,
  reason text not null,
  created_ms bigint not null,
  handled_ms bigint
);
create index vouch_reports_open on vouch_reports (created_ms) where handled_ms is null;
create index vouch_reports_target on vouch_reports (target_id);
create index vouch_reports_reporter on vouch_reports (reporter_id, created_ms);

-- What operators did to people's data, and why.
create table audit_entries (
  id bigint generated always as identity primary key,
  action text not null,
  subject jsonb not null,
  reason text not null,
  at_ms bigint not null
);

-- Since when a person is there without having been offline between.
alter table user_presence add column online_ms bigint;
