-- What stays of people who had their account deleted (D18), none of it theirs to be found by.

-- A notification outlives one of its two people: the other one keeps the text, without the link.
alter table notifications
  alter column receiver_id drop not null,
  alter column sender_id drop not null,
  drop constraint notifications_receiver_id_fkey,
  drop constraint notifications_sender_id_fkey,
  add constraint notifications_receiver_id_fkey foreign key (receiver_id) references users (id) on delete set null,
  add constraint notifications_sender_id_fkey foreign key (sender_id) references users (id) on delete set null;

-- Ids of listings that left with their owner, so that every feed hears of it (D21). Kept an hour, like deleted listings.
create table departed_listings (
  uuid uuid primary key,
  game text not null,
  league text not null,
  changed_ms bigint not null
);
create index departed_listings_feed on departed_listings (game, league, changed_ms);

-- Grants that still have to be ended at the publisher. Sealed as they were: `sealed_for` is the id they were sealed with, of a person who is gone.
create table grant_revocations (
  sealed_for uuid primary key,
  access_token text not null,
  refresh_token text,
  created_ms bigint not null,
  next_ms bigint not null,
  attempts integer not null default 0
);

-- Bans that outlive the account: SHA-256 of the publisher's id of it, and nothing else.
create table forgotten_bans (
  account_hash text primary key,
  banned_ms bigint not null
);

-- First answers of deletions (D16): the person they belong to is gone, so they are found by a hash of person and key. Kept 24 hours.
create table deletion_receipts (
  receipt_hash text primary key,
  deleted_ms bigint not null
);
create index deletion_receipts_age on deletion_receipts (deleted_ms);
