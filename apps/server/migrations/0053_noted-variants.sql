-- Number of variants that a person registered by text on a day (days since 1970, UTC): one person must not fill a league.
alter table users add variants_day integer not null default 0, add variants_noted integer not null default 0;
