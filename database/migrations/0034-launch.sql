-- What the launch checklist cannot read from any other table.
create table launch_facts (
  name text primary key check (name in ('mail', 'webhook', 'metrics', 'backup', 'restore', 'before')),
  -- What it was seen of: a mail server, a public key, the marks of the last backups.
  about text not null default '',
  seen_at timestamptz not null
);

-- The code of an owner's test mail: one at a time.
create table launch_mail_tests (
  staff_id uuid primary key references staff (id) on delete cascade,
  code_hash bytea not null,
  about text not null,
  sent_at timestamptz not null,
  tries_left smallint not null check (tries_left >= 0)
);

-- Which owners have put aside what changed with this release.
create table changes_read (
  staff_id uuid primary key references staff (id) on delete cascade,
  read_at timestamptz not null
);

-- An installation that was used before is told what changed.
insert into launch_facts (name, seen_at)
select 'before', now() where exists (select from staff) or exists (select from students);
