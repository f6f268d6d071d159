-- Accounts of the chat platform that people linked (D63): one for each person, and each with one person. No token of the platform is kept.
create table chat_links (
  user_id uuid primary key references users (id) on delete cascade,
  -- The platform's own id of the account: it stays when the name changes.
  account_id text not null unique,
  -- As the platform said when it was linked; null where it said none.
  name text,
  -- Whether others may read the name. Only its owner says so.
  name_shown boolean not null default false,
  linked_ms bigint not null
);

-- Links that were started. The state is kept as its SHA-256, is tried once and only by the session that started it; what came of it stays for repeats.
create table chat_link_states (
  state_hash text primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  code_verifier text not null,
  return_path text not null,
  -- When it was tried; null before.
  tried_ms bigint,
  -- 'linked', or the code of the refusal; null until it is known.
  outcome text,
  expires_ms bigint not null
);
create index chat_link_states_age on chat_link_states (expires_ms);
create index chat_link_states_session on chat_link_states (session_id);
