-- Several prices programs share the work by leases (record 0170).

-- A program that runs, or ran. While it lives its connection holds an advisory lock on `lock_key`, so that a killed
-- one is known at once; one that hangs is known when `alive_until` is over.
create table program (
  id uuid primary key,
  lock_key integer generated always as identity,
  alive_until timestamptz not null,
  -- Newest request of an operator that it has answered.
  repriced_to bigint not null default 0
);

-- Who does what: a league's prices, or a task that is done once for all. Each new owner gets a new, higher number,
-- and what it writes is refused once a later one was given out (a fencing token).
create sequence fence_number;
create table lease (
  name text primary key,
  owner uuid,
  fence bigint not null default 0,
  expires_at timestamptz not null default '-infinity'
);
