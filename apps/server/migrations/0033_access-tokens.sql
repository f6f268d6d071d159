-- Personal access tokens: what a program may do in its owner's name. The secret is not kept: it is computed from the
-- id.
create table access_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  scopes text[] not null,
  created_ms bigint not null,
  expires_ms bigint not null,
  last_used_ms bigint
);
create index access_tokens_user on access_tokens (user_id);
create index access_tokens_age on access_tokens (expires_ms);
