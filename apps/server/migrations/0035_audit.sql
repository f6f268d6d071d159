-- The audit is read newest first, and forgotten by age.
create index audit_entries_age on audit_entries (at_ms);
