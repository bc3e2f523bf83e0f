create table categories (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  position integer not null,
  -- Published courses, kept by the trigger below: a list's page count never scans the courses.
  course_count integer not null default 0
);

create table catalog_totals (
  only_row boolean primary key default true check (only_row),
  course_count integer not null default 0
);
insert into catalog_totals default values;

create table instructors (
  id uuid primary key default gen_random_uuid(),
  name text not null unique
);

-- One stored film, document or picture; its files are its renditions.
create table media (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('video', 'document', 'image')),
  duration_in_seconds numeric(9, 2) not null default 0
);

create table media_files (
  media_id uuid not null references media (id) on delete cascade,
  -- '240p', '480p', 'original', 'poster', 'captions-en'
  rendition text not null,
  storage_key text not null unique,
  content_type text not null,
  byte_count integer not null check (byte_count >= 0),
  primary key (media_id, rendition)
);

create table courses (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  title text not null,
  category_id uuid references categories (id),
  instructor_id uuid references instructors (id),
  cover_media_id uuid references media (id),
  languages text[] not null default '{en}',
  about text not null default '',
  importance text not null default '',
  learning text not null default '',
  monthly_price_paise integer check (monthly_price_paise > 0),
  monthly_description text,
  quarterly_price_paise integer check (quarterly_price_paise > 0),
  quarterly_description text,
  yearly_price_paise integer check (yearly_price_paise > 0),
  yearly_description text,
  position integer not null,
  status text not null default 'published' check (status in ('draft', 'published', 'archived')),
  -- Students who ever had access, kept by a trigger on enrolments.
  enrolled_student_count integer not null default 0,
  updated_at timestamptz not null
);

create index courses_published on courses (position, id) where status = 'published';
create index courses_published_by_category on courses (category_id, position, id) where status = 'published';

create table modules (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references courses (id) on delete cascade,
  position integer not null,
  title text not null,
  unique (course_id, position) deferrable
);

create table items (
  id uuid primary key default gen_random_uuid(),
  module_id uuid not null references modules (id) on delete cascade,
  position integer not null,
  kind text not null check (kind in ('video', 'document')),
  title text not null,
  media_id uuid not null references media (id),
  is_free boolean not null default false,
  unique (module_id, position) deferrable
);

create function count_published_courses() returns trigger language plpgsql as $$
declare
  was integer := case when tg_op <> 'INSERT' and old.status = 'published' then 1 else 0 end;
  now_is integer := case when tg_op <> 'DELETE' and new.status = 'published' then 1 else 0 end;
begin
  if was = 1 then
    update categories set course_count = course_count - 1 where id = old.category_id;
  end if;
  if now_is = 1 then
    update categories set course_count = course_count + 1 where id = new.category_id;
  end if;
  if was <> now_is then
    update catalog_totals set course_count = course_count + now_is - was;
  end if;
  return null;
end $$;

create trigger courses_counted
  after insert or delete or update of status, category_id on courses
  for each row execute function count_published_courses();

-- Every process that keeps pages hears of a change of what they show.
create function tell_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content_changed', tg_table_name);
  return null;
end $$;

create trigger courses_changed after insert or delete or update of
  slug, title, category_id, instructor_id, cover_media_id, languages, about, importance, learning,
  monthly_price_paise, monthly_description, quarterly_price_paise, quarterly_description,
  yearly_price_paise, yearly_description, position, status
  on courses for each statement execute function tell_content_changed();
create trigger categories_changed after insert or delete or update of name, position
  on categories for each statement execute function tell_content_changed();
create trigger instructors_changed after insert or delete or update
  on instructors for each statement execute function tell_content_changed();
create trigger modules_changed after insert or delete or update
  on modules for each statement execute function tell_content_changed();
create trigger items_changed after insert or delete or update
  on items for each statement execute function tell_content_changed();
