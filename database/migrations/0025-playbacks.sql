-- A lesson that plays, or played, in one browser of a student. Visitors leave none.
create table playbacks (
  id uuid primary key,
  student_id uuid not null references students (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  item_id uuid not null references items (id) on delete cascade,
  -- Browser and system, in two words.
  device text not null,
  -- SHA-256 of the cookie without which its links open nothing.
  cookie_hash bytea not null,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  -- 'stopped' by the student, 'replaced' by another playback, 'crowded' when it came back and its place was taken.
  end_reason text check (end_reason in ('stopped', 'replaced', 'crowded')),
  check ((ended_at is null) = (end_reason is null))
);

create index playbacks_running on playbacks (student_id, last_seen_at) where ended_at is null;
create index playbacks_by_session on playbacks (session_id);
create index playbacks_by_item on playbacks (item_id);
create index playbacks_by_age on playbacks (last_seen_at);
