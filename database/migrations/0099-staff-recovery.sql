-- Codes, each good once, for staff whose authenticator is lost. A used one is deleted.
create table staff_recovery_codes (
  staff_id uuid not null references staff (id) on delete cascade,
  -- SHA-256 of sixty random bits.
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);

-- Links by which staff choose a new password, with a code besides. Several may be open: a stranger's request ends none.
create table staff_password_links (
  -- SHA-256 of 256 random bits.
  token_hash bytea primary key,
  staff_id uuid not null references staff (id) on delete cascade,
  expires_at timestamptz not null
);
create index staff_password_links_of_staff on staff_password_links (staff_id);

alter table security_events drop constraint security_events_kind_check;
alter table security_events add constraint security_events_kind_check check (
  kind in ('signInRefused', 'codeRefused', 'newDevice', 'passwordChanged', 'phoneChanged', 'emailChanged',
    'authenticatorChanged'));
