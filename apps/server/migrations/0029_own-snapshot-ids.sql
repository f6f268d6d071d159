-- The id of a snapshot is made by its page: it names one of the person's own, and tells nothing of anybody else's.
alter table snapshot_details drop constraint snapshot_details_snapshot_id_fkey;
alter table snapshot_details drop constraint snapshot_details_pkey;
alter table snapshots drop constraint snapshots_pkey;
alter table snapshots add primary key (user_id, id);
alter table snapshot_details add primary key (user_id, snapshot_id);
alter table snapshot_details add foreign key (user_id, snapshot_id) references snapshots (user_id, id) on delete cascade;
-- The primary key begins with the person.
drop index snapshot_details_user;
