-- Named sets of services that a person publishes together, in a league. Nothing here is public.
create table service_presets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id) on delete cascade,
  game text not null check (game in ('poe1', 'poe2')),
  league text not null,
  name text not null,
  -- Makes names that look alike one.
  name_key text not null,
  -- Services as they would be published, each with place, price and rules.
  services jsonb not null,
  updated_ms bigint not null,
  unique (user_id, game, league, name_key)
);
