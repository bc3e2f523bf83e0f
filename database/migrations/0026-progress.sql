-- How far each student came in each lesson. It has no index beside its key and keeps room on its
-- pages, so that a save changes its one row in place, however many rows there are.
create table lesson_progress (
  student_id uuid not null references students (id) on delete cascade,
  -- No foreign key: a publication that takes a lesson away must not search every student's rows.
  item_id uuid not null,
  -- Whole seconds of the film that were seen, each counted once.
  watched int4multirange not null,
  watched_seconds integer not null check (watched_seconds >= 0),
  position_in_seconds integer not null check (position_in_seconds >= 0),
  done_at timestamptz,
  -- When the position was so; an older report never moves it.
  updated_at timestamptz not null,
  primary key (student_id, item_id)
) with (fillfactor = 80);

-- What one save adds to a lesson's figures. A duty adds these up, so that students who watch the same
-- lesson never wait for each other.
create table lesson_watch_additions (
  id bigint generated always as identity primary key,
  item_id uuid not null,
  seconds integer not null,
  -- Twentieths of the film that this student had not reached before, as bits.
  parts integer not null,
  viewers smallint not null,
  finishers smallint not null
);

-- What all students together watched of a lesson.
create table lesson_watch_figures (
  item_id uuid primary key,
  seconds bigint not null,
  viewers integer not null,
  finishers integer not null,
  -- Viewers who reached each twentieth of the film.
  viewers_by_part integer[] not null check (cardinality(viewers_by_part) = 20)
);
