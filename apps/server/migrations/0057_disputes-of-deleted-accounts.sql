-- A dispute outlives the account it is about, which would else lose it by being deleted and signing in again (D64): a hash
-- of the publisher's id leads to it.
alter table service_disputes drop constraint service_disputes_target_id_fkey;
alter table service_disputes alter column target_id drop not null;
alter table service_disputes add constraint service_disputes_target_id_fkey
  foreign key (target_id) references users (id) on delete set null;
alter table service_disputes add column target_hash text;
alter table service_disputes add constraint service_disputes_target check (target_id is null or target_hash is null);
create index service_disputes_target_hash on service_disputes (target_hash) where target_hash is not null;
