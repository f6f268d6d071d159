-- The token that made a webhook; null for one made on a page, or whose token is gone. Deleting a token turns its
-- webhooks off.
alter table webhooks add column token_id uuid references access_tokens (id) on delete set null;
create index webhooks_token on webhooks (token_id) where token_id is not null;
