-- Accounts of a media group that sign a person in (D14): linked once, while signed in with the game account.
create table partner_links (
  user_id uuid primary key references users (id) on delete cascade,
  issuer text not null,
  -- The partner's own id of the person.
  subject text not null,
  name text,
  linked_ms bigint not null,
  unique (issuer, subject)
);

-- Partner sign-ins and links that were started. The state is kept as its SHA-256 and is redeemed once; a link is redeemed by who started it.
create table partner_states (
  state_hash text primary key,
  code_verifier text not null,
  nonce text not null,
  return_path text not null,
  link_user_id uuid references users (id) on delete cascade,
  expires_ms bigint not null
);
create index partner_states_age on partner_states (expires_ms);

-- How a session was opened: one by the partner brings no access to the game account.
alter table sessions add column via text not null default 'game' check (via in ('game', 'partner'));
