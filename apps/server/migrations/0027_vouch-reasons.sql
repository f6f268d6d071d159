-- The finished request that a vouch was given for (D61); null for an older vouch. No reference: a request goes before its vouch.
alter table vouches add column request_id uuid;
update vouches v set request_id = (
  select r.id from service_requests r
  where r.done_ms <= v.vouched_ms and r.category = v.category and r.name = v.name and (
    (starts_with(r.category, 'WTS_') and r.asker_id = v.voucher_id and r.owner_id = v.target_id)
    or (starts_with(r.category, 'WTB_') and r.owner_id = v.voucher_id and r.asker_id = v.target_id)
  )
  order by r.done_ms desc limit 1
);
-- Requests that an owner declined a moment ago are looked for before each new one (D62).
create index service_requests_declined on service_requests (owner_id, asker_id, declined_ms) where declined_ms is not null;
