-- Every process that delivers films remembers for 15 seconds what a student may play. It hears at once when
-- a session ends, an account is blocked, an access changes or a playback is stopped: the student's id, or
-- nothing for everybody.
create function tell_playing_changed() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'students' then
    perform pg_notify('playing_changed', old.id::text);
  else
    perform pg_notify('playing_changed', old.student_id::text);
  end if;
  return null;
end $$;

create trigger sessions_ended after update of revoked_at on sessions
  for each row when (old.revoked_at is null and new.revoked_at is not null) execute function tell_playing_changed();
create trigger sessions_removed after delete on sessions
  for each row when (old.revoked_at is null) execute function tell_playing_changed();
create trigger students_blocked after update of blocked_at on students
  for each row when (old.blocked_at is distinct from new.blocked_at) execute function tell_playing_changed();
create trigger enrolments_changed after update on enrolments
  for each row when ((old.revoked_at, old.starts_at, old.ends_at) is distinct from (new.revoked_at, new.starts_at, new.ends_at))
  execute function tell_playing_changed();
create trigger enrolments_removed after delete on enrolments
  for each row execute function tell_playing_changed();
create trigger playbacks_ended after update of ended_at on playbacks
  for each row when (old.ended_at is null and new.ended_at is not null) execute function tell_playing_changed();
