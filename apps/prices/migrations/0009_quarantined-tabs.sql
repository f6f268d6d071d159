-- Where a program began to read the stream, and how many in a row did that ended before they had stored anything: then the next page may be what ends them.
create table stream_start (
  only_row boolean primary key default true check (only_row),
  asked_with text not null,
  times integer not null
);

-- Tabs that a quarantined change, or page, may say something of, for as long as the stream has said nothing later of them: only these are
-- still news when the change is read after all. A change that was quarantined before this table was there names none.
create table quarantined_tab (
  tab_id bigint not null,
  change_id bigint not null references quarantined_change on delete cascade,
  primary key (tab_id, change_id)
);
create index quarantined_tab_change on quarantined_tab (change_id);
