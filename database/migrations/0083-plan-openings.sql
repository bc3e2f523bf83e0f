-- How often the plans of a course were looked at on an Indian day. Only counted: nothing says by whom.
create table plan_openings (
  day date not null,
  course_id uuid not null references courses (id) on delete cascade,
  plan smallint not null check (plan in (1, 2, 3)),
  openings integer not null check (openings > 0),
  primary key (day, course_id, plan)
);
