-- Tabs and accounts are named by numbers made from their names (apps/prices/src/offers/names.ts): storing a page of the stream then asks
-- for no ids. The names themselves are not kept. Nothing outside this program refers to them.

alter table offer drop constraint offer_tab_id_fkey;
alter table offer drop constraint offer_pkey;
alter table tab drop constraint tab_account_id_fkey;
alter table tab drop constraint tab_league_id_fkey;
alter table offer rename to offer_by_row;
alter table tab rename to tab_by_row;

-- A public tab with asks, as last seen; its offers die with it (D51). `content` is a hash of what it offers: a tab that comes again
-- unchanged costs one row. 0 is known of none.
create table tab (
  id bigint not null,
  account_id bigint not null,
  league_id integer not null,
  content bigint not null,
  seen_at timestamptz not null,
  constraint tab_by_number primary key (id)
) with (fillfactor = 80);

-- What a tab asks for one piece of a group, in one currency. Stacks at the same ask are one row: the one that stores pages makes sure.
create table offer (
  tab_id bigint not null,
  ask double precision not null check (ask > 0 and ask < 'infinity'),
  league_id integer not null,
  group_id integer not null,
  currency_id integer not null,
  quantity integer not null check (quantity > 0),
  listed_at timestamptz not null,
  is_noted boolean not null
) with (fillfactor = 90);

insert into tab (id, account_id, league_id, content, seen_at)
select
  ('x' || left(case when t.public_id ~ '^[0-9a-f]{64}$' then t.public_id else encode(sha256(convert_to(t.public_id, 'UTF8')), 'hex') end, 16))::bit(64)::bigint,
  ('x000' || left(encode(sha256(convert_to(a.name, 'UTF8')), 'hex'), 13))::bit(64)::bigint,
  t.league_id, 0, t.seen_at
from tab_by_row t join account a on a.id = t.account_id
on conflict do nothing;

insert into offer (tab_id, ask, league_id, group_id, currency_id, quantity, listed_at, is_noted)
select
  ('x' || left(case when t.public_id ~ '^[0-9a-f]{64}$' then t.public_id else encode(sha256(convert_to(t.public_id, 'UTF8')), 'hex') end, 16))::bit(64)::bigint,
  o.ask, o.league_id, o.group_id, o.currency_id, least(o.quantity, 1000000), o.listed_at, o.is_noted
from offer_by_row o join tab_by_row t on t.id = o.tab_id;

create index offer_tab on offer (tab_id);
create index offer_league_group on offer (league_id, group_id);

drop table offer_by_row;
drop table tab_by_row;
drop table account;
