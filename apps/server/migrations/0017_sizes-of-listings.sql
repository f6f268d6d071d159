-- How much a listing holds, so that all listings of a seller in a league can be added up without opening any of them.
alter table listings
  add column group_count integer not null default 0,
  add column stack_count integer not null default 0;

update listings set
  group_count = jsonb_array_length(items),
  stack_count = (select coalesce(sum(jsonb_array_length(item -> 'rawItems')), 0) from jsonb_array_elements(items) as item);
