-- Somebody in the game says so: until then they are neither idle nor offline through inactivity (D64).
alter table user_presence add column playing_until_ms bigint;
alter table user_presence drop constraint user_presence_state_check;
alter table user_presence add constraint user_presence_state_check check (state in ('online', 'idle', 'playing', 'offline')) not valid;
alter table user_presence validate constraint user_presence_state_check;
-- Time since when somebody has been offline, for the note that tells them how long their services were hidden.
alter table user_presence add column offline_ms bigint;
