-- Figures of the business and of learning, counted from the rows of other features by a scheduled task. A week is counted
-- as a whole, from Monday to Sunday in India, as often as wanted: nothing here is known nowhere else.
create table figure_weeks (
  week date primary key check (extract(isodow from week) = 1),
  -- Null until it was counted for the first time.
  counted_at timestamptz
);
create index figure_weeks_to_count on figure_weeks (counted_at nulls first, week);

-- By Indian day, course and plan; without a course where the gateway named an order that is not ours.
create table figures_of_sales (
  day date not null,
  course_id uuid,
  plan smallint,
  opened integer not null,
  ordered integer not null,
  -- Of the orders of that day, those that were paid since.
  paid integer not null,
  captures integer not null,
  gross_in_paise bigint not null,
  refunds integer not null,
  refunded_in_paise bigint not null,
  -- Tax of invoices less that of credit notes.
  gst_in_paise bigint not null,
  constraint one_figure_of_sales unique nulls not distinct (day, course_id, plan)
);

-- Access that was to end on a day, and how much of it was renewed.
create table figures_of_access (
  day date primary key,
  ending integer not null,
  renewed integer not null
);

-- By week and course; without a course for the whole school. How many people a figure is about stands beside it.
create table figures_of_learning (
  week date not null,
  course_id uuid,
  learners integer not null,
  begun integer not null,
  beginners integer not null,
  finished integer not null,
  finishers integer not null,
  constraint one_figure_of_learning unique nulls not distinct (week, course_id)
);
create index figures_of_learning_by_course on figures_of_learning (course_id, week);

create table figures_of_marks (
  week date not null,
  course_id uuid,
  chapter text not null,
  learners integer not null,
  tries integer not null,
  lost_marks double precision not null,
  most_marks double precision not null,
  constraint one_figure_of_marks unique nulls not distinct (week, course_id, chapter)
);
create index figures_of_marks_by_course on figures_of_marks (course_id, week);

-- A week is counted without reading the years before it.
create index lesson_openings_by_time on lesson_openings (opened_at);
create index lesson_progress_by_end on lesson_progress (done_at) where done_at is not null;
create index practice_attempts_by_day on practice_attempts (answered_at) where is_first_try;
