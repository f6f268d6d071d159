-- Groups and leagues are never deleted, and only this program writes here: checking every row against them tripled the price of an insert.
alter table offer drop constraint offer_league_id_fkey, drop constraint offer_group_id_fkey, drop constraint offer_currency_id_fkey;
alter table filled_offer drop constraint filled_offer_league_id_fkey, drop constraint filled_offer_group_id_fkey;
alter table hourly_value drop constraint hourly_value_league_id_fkey, drop constraint hourly_value_group_id_fkey;
alter table daily_value drop constraint daily_value_league_id_fkey, drop constraint daily_value_group_id_fkey;
alter table league_group drop constraint league_group_league_id_fkey, drop constraint league_group_group_id_fkey;
