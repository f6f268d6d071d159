-- Mirrored uniques are split from the others later than the rest of a tag's variants (record 0204): a split has the
-- property that tells its groups apart, empty for those of all properties at once.
alter table group_split add column property text not null default '';
alter table group_split drop constraint group_split_pkey;
alter table group_split add primary key (tag, property);
insert into group_split (tag, property, split_at) values ('unique', 'mirrored', now());
