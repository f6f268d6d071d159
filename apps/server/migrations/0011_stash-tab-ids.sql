-- A listing names its tabs by league and tab id together (R3.26). Pages used to send the publisher's id alone, and for items in a part of a map or unique tab
-- that part's id, so nobody found those tabs again. Such an id becomes the composite one of the listing's league; where what was last read of the tab says that it is a part
-- of another, that other tab's. Ids that were composite already stay, those that are neither are dropped: nothing can be looked up by them.
with prefixed as (
  select uuid, user_id, game, league, stash_tabs, replace(replace(league, '%', '%25'), ':', '%3a') || ':' as prefix
  from listings
),
named as (
  select p.uuid, jsonb_agg(distinct p.prefix || coalesce(part.parent_id, tab.id)) as stash_tabs
  from prefixed p
  cross join lateral (
    select case when starts_with(element, p.prefix) then substr(element, length(p.prefix) + 1) else element end as id
    from jsonb_array_elements_text(p.stash_tabs) element
  ) tab
  left join stash_tab_reads part on part.user_id = p.user_id and part.game = p.game and part.league = p.league and part.tab_id = tab.id
  where tab.id ~ '^[0-9A-Za-z_-]{1,64}$'
  group by p.uuid
)
update listings l
set stash_tabs = coalesce((select named.stash_tabs from named where named.uuid = l.uuid), '[]'::jsonb)
where l.stash_tabs <> '[]'::jsonb;

-- Those of a listing's tabs that the seller closed to stash searches: what lies in them is sold by name only (R2.14, R6.09).
alter table listings add column search_denied_tabs jsonb not null default '[]';
