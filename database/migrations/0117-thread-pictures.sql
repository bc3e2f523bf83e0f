-- A photograph beside what a student says in a question or a ticket, or a picture of who answers it. The bytes stand here
-- and not in the media store: no address leads to them, and they go with their thread and its account.
create table thread_pictures (
  id uuid primary key default gen_random_uuid(),
  -- Whose thread it is in.
  student_id uuid not null references students (id) on delete cascade,
  question_message_id uuid unique references question_messages (id) on delete cascade,
  ticket_message_id uuid unique references ticket_messages (id) on delete cascade,
  width integer not null check (width between 1 and 1600),
  height integer not null check (height between 1 and 1600),
  -- WebP that the product drew itself; null once its time is over.
  bytes bytea check (octet_length(bytes) between 1 and 262144),
  created_at timestamptz not null,
  check (num_nonnulls(question_message_id, ticket_message_id) = 1)
);
-- They are packed already.
alter table thread_pictures alter column bytes set storage external;
create index thread_pictures_kept_of_student on thread_pictures (student_id) where bytes is not null;
create index thread_pictures_by_student on thread_pictures (student_id);
create index thread_pictures_kept_by_time on thread_pictures (created_at) where bytes is not null;

-- While a flag of a real student's thread is open its pictures stay, whoever deletes them and why.
create function keep_flagged_picture() returns trigger language plpgsql as $$
begin
  if exists (
    select from safeguarding_flags f join students s on s.id = f.student_id
    where f.closed_at is null and not s.is_demo and (
      f.question_id = (select question_id from question_messages where id = old.question_message_id)
      or f.ticket_id = (select ticket_id from ticket_messages where id = old.ticket_message_id))
  ) then
    raise exception 'a picture of a flagged thread is kept' using errcode = 'check_violation', constraint = 'safeguarding_kept';
  end if;
  return coalesce(new, old);
end $$;
create trigger thread_pictures_kept before delete on thread_pictures for each row execute function keep_flagged_picture();
create trigger thread_pictures_not_emptied before update of bytes on thread_pictures for each row
  when (old.bytes is not null and new.bytes is distinct from old.bytes) execute function keep_flagged_picture();

-- The picture of an answer beside a published question, where a teacher chose so.
create table published_pictures (
  published_id uuid primary key references published_questions (id) on delete cascade,
  width integer not null check (width between 1 and 1600),
  height integer not null check (height between 1 and 1600),
  bytes bytea not null check (octet_length(bytes) between 1 and 262144)
);
alter table published_pictures alter column bytes set storage external;

-- Never what the asker sent.
create function refuse_askers_picture() returns trigger language plpgsql as $$
begin
  if not exists (
    select from published_questions p
    join question_messages m on m.question_id = p.question_id and m.sender_kind = 'staff'
    join thread_pictures t on t.question_message_id = m.id
    where p.id = new.published_id and t.bytes = new.bytes
  ) then
    raise exception 'no picture of an answer' using errcode = 'check_violation', constraint = 'published_pictures_of_answers';
  end if;
  return new;
end $$;
create trigger published_pictures_of_answers before insert or update on published_pictures
  for each row execute function refuse_askers_picture();
