-- Which pass was given a film's key, when and how often. Kept for 30 days, with the account.
create table key_deliveries (
  playback_id uuid primary key,
  student_id uuid not null references students (id) on delete cascade,
  item_id uuid not null,
  media_id uuid not null,
  -- Browser and system, in two words.
  device text not null,
  times integer not null default 1 check (times > 0),
  given_at timestamptz not null,
  last_given_at timestamptz not null
);
create index key_deliveries_by_student on key_deliveries (student_id, given_at);
create index key_deliveries_by_age on key_deliveries (last_given_at);

-- A film that is to have another key, and how often that was begun since it was asked for.
alter table film_keys
  add column rekey_asked_at timestamptz,
  add column rekey_attempts integer not null default 0,
  add column changed_at timestamptz;

-- Every process that delivers films keeps what it knows of one for 15 seconds. It hears at once of another key.
create function tell_film_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('film_changed', new.media_id::text);
  return null;
end $$;
create trigger film_keys_changed after insert or update of key on film_keys
  for each row execute function tell_film_changed();
