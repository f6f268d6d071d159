-- Keys of names fold Cyrillic and Greek letters that look Latin. Of several names with one key now, one gets it: that which
-- has it already, or else the first by id; the others keep theirs.
update service_listings set name_key = keyed.key
from (
  select id, key, row_number() over (partition by user_id, game, league, location, category, is_custom, key order by (name_key = key) desc, id) as place
  from service_listings, lateral translate(name_key,
    'авекмнорстухіјѕԁԛԝһҽԍӏαβεζηικμνορτυχϳıɑɡ',
    'abekmhopctyxijsdqwheglabezhikmvoptyxjiag') as key
  where is_custom
) keyed
where keyed.id = service_listings.id and keyed.place = 1 and service_listings.name_key <> keyed.key;
update service_presets set name_key = keyed.key
from (
  select id, key, row_number() over (partition by user_id, game, league, key order by (name_key = key) desc, id) as place
  from service_presets, lateral translate(name_key,
    'авекмнорстухіјѕԁԛԝһҽԍӏαβεζηικμνορτυχϳıɑɡ',
    'abekmhopctyxijsdqwheglabezhikmvoptyxjiag') as key
) keyed
where keyed.id = service_presets.id and keyed.place = 1 and service_presets.name_key <> keyed.key;
