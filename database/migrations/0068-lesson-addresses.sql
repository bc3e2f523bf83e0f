-- The name of a lesson in its address, /courses/{course}/{lesson}: one of its own within the course, given once and
-- kept when the title changes. A name that ended still leads to its lesson.
create table lesson_slugs (
  course_id uuid not null references courses (id) on delete cascade,
  slug text not null,
  item_id uuid not null references items (id) on delete cascade,
  -- Null for the name that the lesson has.
  ended_at timestamptz,
  primary key (course_id, slug)
);
create unique index lesson_slugs_current on lesson_slugs (item_id) where ended_at is null;
create index lesson_slugs_by_item on lesson_slugs (item_id);

-- As domain/admin/courses/rules.ts makes the name of a course from its title.
create function slug_of(title text) returns text language sql immutable as $$
  select trim(both '-' from left(trim(both '-' from regexp_replace(replace(lower(regexp_replace(
    normalize(title, NFKD), '[\u0300-\u036F]', '', 'g')), '&', ' and '), '[^a-z0-9]+', '-', 'g')), 80))
$$;

-- What has no Latin letter or digit is called "lesson"; what is taken is counted, and ends in the lesson's id after that.
create function name_lesson(item uuid, course uuid, title text) returns void language plpgsql as $$
declare
  wanted text := coalesce(nullif(slug_of(title), ''), 'lesson');
  given text := wanted;
  number integer := 1;
begin
  loop
    insert into lesson_slugs (course_id, slug, item_id) values (course, given, item)
      on conflict (course_id, slug) do nothing;
    exit when found;
    number := number + 1;
    given := wanted || '-' || case when number > 9 then replace(item::text, '-', '') else number::text end;
  end loop;
end $$;

create function name_new_lesson() returns trigger language plpgsql as $$
begin
  perform name_lesson(new.id, (select course_id from modules where id = new.module_id), new.title);
  return null;
end $$;
create trigger items_named after insert on items for each row execute function name_new_lesson();

select name_lesson(held.id, held.course_id, held.title)
from (
  select i.id, m.course_id, i.title from items i join modules m on m.id = i.module_id
  order by m.course_id, m.position, i.position
) held;

-- The page of a free lesson shows its steps.
create trigger step_lesson_drawings_changed after insert or delete or update
  on step_lesson_drawings for each statement execute function tell_content_changed();
