-- What an operator asks of the running program (`npm run admin -- reprice`): to publish now. Done once `done_at` is set.
create table reprice_request (
  id bigint generated always as identity primary key,
  asked_at timestamptz not null default now(),
  done_at timestamptz
);
