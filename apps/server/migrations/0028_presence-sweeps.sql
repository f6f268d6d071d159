-- People who are here: a sweep every two seconds looks at them alone, not at everybody who ever was.
create index user_presence_here on user_presence (user_id, game) where state <> 'offline';
