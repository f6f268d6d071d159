-- Listings of a custom group (D25): category 'custom', the group's id as sub-category. What the seller calls it and the tags its items are of:
-- {"name": text, "tags": [text]}. Null for every other listing. A trade request keeps both, because the listing may be gone.
alter table listings
  add column custom jsonb,
  add constraint listings_custom check ((category = 'custom') = (custom is not null));
alter table notifications add column custom jsonb;
