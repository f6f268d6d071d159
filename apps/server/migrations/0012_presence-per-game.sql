-- Presence of an account in a game (D60): a seller who plays poe2 is not online for buyers of poe1.
alter table user_presence add column game text not null default 'poe1' check (game in ('poe1', 'poe2'));
alter table user_presence alter column game drop default;
alter table user_presence drop constraint user_presence_pkey;
alter table user_presence add primary key (user_id, game);

-- The game of the page that holds the connection. Pages that were open before say it when they connect again.
alter table user_sockets add column game text not null default 'poe1' check (game in ('poe1', 'poe2'));
alter table user_sockets alter column game drop default;
drop index user_sockets_user;
create index user_sockets_user on user_sockets (user_id, game);
