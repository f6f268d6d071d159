-- What nodes saw of each part of the site in five minutes: how many looks found it working, late or away (record 0181).
create table status_marks (
  part text not null,
  slot_ms bigint not null,
  works integer not null,
  late integer not null,
  away integer not null,
  seen_ms bigint not null,
  primary key (part, slot_ms)
) with (fillfactor = 50);
create index status_marks_age on status_marks (slot_ms);
