-- One stock behind all listings of a person in a league (D33).

-- What was handed over, a row for each stack, or for each group that was entered by hand (item_id null). It counts until one of `tab_ids` (the stack's tab; where that was not known,
-- all it may lie in) is read later, or the group is entered again. `held` is what there was before anything that still counts.
create table handed_over (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  game text not null check (game in ('poe1', 'poe2')),
  league text not null,
  notification_id uuid not null references notifications (id) on delete cascade,
  item_id text,
  hash text not null,
  quantity bigint not null check (quantity > 0),
  held bigint not null,
  tab_ids text[] not null,
  handed_ms bigint not null,
  undone_ms bigint
);
create index handed_over_stock on handed_over (user_id, game, league, handed_ms);
create index handed_over_trade on handed_over (notification_id);

-- Groups as they were last entered by hand: reading a tab, for what lies in none (D55).
create table hand_entries (
  user_id uuid not null references users (id) on delete cascade,
  game text not null check (game in ('poe1', 'poe2')),
  league text not null,
  hash text not null,
  quantity bigint not null check (quantity > 0),
  entered_ms bigint not null,
  primary key (user_id, game, league, hash)
);
create index hand_entries_age on hand_entries (entered_ms);

-- What a trade took out of each listing, for undo: of the version listed at `listed_ms`. `ended_ms` where the listing ended with it.
create table listing_takings (
  notification_id uuid not null references notifications (id) on delete cascade,
  listing_uuid uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  listed_ms bigint not null,
  ended_ms bigint,
  taken jsonb not null,
  primary key (notification_id, listing_uuid)
);
create index listing_takings_listing on listing_takings (listing_uuid);
create index listing_takings_person on listing_takings (user_id);

-- Trades that were handled before took from one listing alone.
insert into listing_takings (notification_id, listing_uuid, user_id, listed_ms, ended_ms, taken)
select n.id, n.listing_uuid, n.receiver_id, (n.deducted ->> 'listedMs')::bigint, (n.deducted ->> 'endedMs')::bigint,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'index', part -> 'index',
      'item', part -> 'item',
      'places', (select coalesce(jsonb_agg(place - 1), '[]') from generate_series(1, jsonb_array_length(part #> '{item,rawItems}')) as place)
    )) from jsonb_array_elements(n.deducted -> 'taken') as part
  ), '[]')
from notifications n where n.deducted is not null and n.receiver_id is not null;

alter table notifications drop column deducted;

insert into hand_entries (user_id, game, league, hash, quantity, entered_ms)
select l.user_id, l.game, l.league, item ->> 'hash', max((item ->> 'quantity')::numeric)::bigint, max(l.timestamp_ms)
from listings l cross join lateral jsonb_array_elements(l.items) as item
where l.side = 'sell' and l.state <> 'deleted' and jsonb_array_length(item -> 'rawItems') = 0 and (item ->> 'quantity')::numeric >= 1
group by 1, 2, 3, 4;
