-- When students first saw a course: one they never saw may be deleted.
alter table courses add column first_published_at timestamptz;
update courses set first_published_at = updated_at where status <> 'draft';

create function keep_first_publication() returns trigger language plpgsql as $$
begin
  if new.status = 'published' and new.first_published_at is null then
    new.first_published_at := new.updated_at;
  end if;
  return new;
end $$;
create trigger courses_first_published before insert or update of status on courses
  for each row execute function keep_first_publication();

-- Addresses a course had; they lead to the one it has.
create table course_slugs (
  slug text primary key,
  course_id uuid not null references courses (id) on delete cascade,
  ended_at timestamptz not null
);
create index course_slugs_by_course on course_slugs (course_id);

-- What staff write of a course. Students see the rows of courses, modules and items alone, which a
-- publication writes from here in one transaction.
create table course_drafts (
  course_id uuid primary key references courses (id) on delete cascade,
  document jsonb not null check (jsonb_typeof(document) = 'object'),
  version integer not null check (version > 0),
  -- The version that students see; null before the first publication from the desk.
  published_version integer,
  -- One opening of the builder: what another one wrote is kept before it is written over.
  editing_id uuid,
  -- When an earlier version was last kept.
  kept_at timestamptz not null,
  title text not null generated always as (coalesce(document ->> 'title', '')) stored,
  category_id uuid generated always as ((document ->> 'categoryId')::uuid) stored,
  instructor_id uuid generated always as ((document ->> 'instructorId')::uuid) stored,
  updated_by uuid references staff (id),
  updated_at timestamptz not null
);
create index course_drafts_by_category on course_drafts (category_id);

create table course_draft_versions (
  id uuid primary key default gen_random_uuid(),
  course_id uuid not null references courses (id) on delete cascade,
  version integer not null,
  document jsonb not null,
  -- 'aside': it gave way to another version and never was the working copy.
  kind text not null check (kind in ('superseded', 'aside')),
  -- Null for a course as it was before the desk.
  written_by uuid references staff (id),
  written_at timestamptz not null
);
create index course_draft_versions_by_course on course_draft_versions (course_id, written_at desc, id);

-- Media are found by the lessons that show them.
create index if not exists items_by_media on items (media_id);
