-- The access of a student to a course that runs at a moment: none, or one. In a FROM the planner puts the body of
-- both in its place, so they cost nothing.
create function running_access(student uuid, course uuid, at timestamptz) returns setof enrolments
language sql stable as $$
  select * from enrolments e
  where e.student_id = student and e.course_id = course and e.revoked_at is null
    and e.starts_at <= at and e.ends_at > at
$$;

-- When the access that runs then ends, or no row. Renewals join end to start, so the last end is the end of access.
create function access_end(student uuid, course uuid, at timestamptz) returns table (ends_at timestamptz)
language sql stable as $$
  select max(e.ends_at) from enrolments e
  where e.student_id = student and e.course_id = course and e.revoked_at is null and e.ends_at > at
  having bool_or(e.starts_at <= at)
$$;
