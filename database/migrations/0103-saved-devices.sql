-- Phones and computers on which a student keeps lessons of a course that was paid for: at most five of each course.
create table saved_devices (
  student_id uuid not null references students (id) on delete cascade,
  course_id uuid not null references courses (id) on delete cascade,
  place smallint not null check (place between 1 and 5),
  -- The browser's own name for itself.
  device_id uuid not null,
  -- In which it was last heard of.
  session_id uuid references sessions (id) on delete set null,
  -- Browser and system, in two words.
  device text not null,
  saved_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (student_id, course_id, place),
  unique (student_id, course_id, device_id)
);
create index saved_devices_by_session on saved_devices (session_id);
create index saved_devices_by_course on saved_devices (course_id);

-- Who logs out on the device itself finds there again what was saved.
alter table sessions add column keeps_saved boolean not null default false;

-- A session that is ended from elsewhere takes along what its device saved, and so what devices saved that are logged out.
create function forget_saved_devices() returns trigger language plpgsql as $$
begin
  delete from saved_devices d
  where d.student_id = new.student_id and (d.session_id is null or d.session_id = new.id
    or exists (select from sessions s where s.id = d.session_id and s.keeps_saved and s.revoked_at is not null));
  return null;
end $$;
create trigger sessions_forget_saved_devices after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null and not new.keeps_saved)
  execute function forget_saved_devices();
