-- Web push: the key pair by which push services know this installation, where no settings give one.
create table push_keys (
  is_the_one boolean primary key default true check (is_the_one),
  public_key text not null,
  -- Sealed with a key made from APP_SECRET.
  private_key text not null
);

-- Browsers in which a student asked to be told. One belongs to the session of its browser and ends with it.
create table push_subscriptions (
  session_id uuid primary key references sessions (id) on delete cascade,
  student_id uuid not null references students (id) on delete cascade,
  -- SHA-256 of the address: a browser is told for one student alone.
  address_hash bytea not null unique,
  -- The address and the keys of the browser, sealed: who has them can write to it.
  sealed text not null,
  -- The key that the browser subscribed with; under another one a push service takes nothing.
  public_key text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_student on push_subscriptions (student_id);

create function forget_push_subscription() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_id = new.id;
  return null;
end $$;
create trigger sessions_forget_push_subscription after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function forget_push_subscription();

-- What the embedded twin of the push services took. Like them it keeps the last message of a topic.
create table push_twin_messages (
  address_hash bytea not null,
  topic text not null,
  payload text not null,
  times_taken integer not null default 1,
  taken_at timestamptz not null,
  primary key (address_hash, topic)
);
create index push_twin_messages_by_time on push_twin_messages (taken_at);
