-- Who asked for news by mail. Nothing but the asked-for link is sent before the address is confirmed.
create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email))),
  locale text not null,
  -- SHA-256 of the link that was mailed last; none once the address has left.
  confirm_token_hash bytea unique,
  -- When a link was mailed last.
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null
);

-- The last number of each year, of whatever kind the enquiry is.
create table enquiry_numbers (
  year integer primary key,
  last integer not null
);

create table contact_requests (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  name text not null,
  email text not null,
  phone text not null check (phone ~ '^[0-9]{10}$'),
  message text not null,
  locale text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null
);

create table applications (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  full_name text not null,
  email text not null,
  phone text,
  company_name text not null,
  experience_in_years numeric(4, 2) not null check (experience_in_years >= 0),
  dream_company text not null,
  topics text[] not null,
  occupation text,
  locale text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null
);

create table reports (
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  subject_kind text not null check (subject_kind in ('lesson', 'article')),
  -- As the page named it: what it was about may be gone when staff read the report.
  subject_id text not null,
  subject_title text not null,
  reason text not null,
  text text not null,
  student_id uuid references students (id) on delete set null,
  email text,
  locale text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null
);

create index contact_requests_open on contact_requests (created_at) where status = 'open';
create index applications_open on applications (created_at) where status = 'open';
create index reports_open on reports (created_at) where status = 'open';

-- Headers of a mail beside its subject, such as the way to unsubscribe.
alter table mailbox_messages add column headers jsonb not null default '{}';
