-- What chapters and lessons are called beside English, by language; a language is absent until somebody wrote there.
alter table modules add column titles jsonb not null default '{}' check (jsonb_typeof(titles) = 'object');
alter table items add column titles jsonb not null default '{}' check (jsonb_typeof(titles) = 'object');

-- The title of a lesson in a language: as staff wrote it there, else of a step lesson its own, else the one in English.
create function lesson_title(lesson items, language text) returns text language sql stable as $$
  select coalesce(lesson.titles ->> language, (
    select drawn ->> 'title' from step_lesson_drawings
    where media_id = lesson.media_id and locale = language and language <> 'en'
  ), lesson.title)
$$;

-- They are searched by all of their titles.
create function names_of_item(lesson items) returns text language sql stable as $$
  select concat_ws(' · ', names_of_lesson(lesson.title, lesson.media_id),
    (select string_agg(value, ' · ' order by key) from jsonb_each_text(lesson.titles)))
$$;

create or replace function name_item() returns trigger language plpgsql as $$
begin
  new.names := names_of_item(new);
  return new;
end $$;
drop trigger items_searched on items;
create trigger items_searched before insert or update of title, titles, media_id on items
  for each row execute function name_item();

create or replace function name_items_of_drawing() returns trigger language plpgsql as $$
begin
  update items i set names = names_of_item(i) where media_id = new.media_id and names <> names_of_item(i);
  return null;
end $$;

create or replace function names_of_course(course uuid, title text, instructor uuid) returns text language sql stable as $$
  select concat_ws(' · ', title, (select name from instructors where id = instructor), (
    select string_agg(concat_ws(' · ', m.title,
      (select string_agg(value, ' · ' order by key) from jsonb_each_text(m.titles))), ' · ' order by m.position)
    from modules m where m.course_id = course))
$$;
