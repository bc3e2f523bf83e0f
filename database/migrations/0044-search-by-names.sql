-- What a course is searched by beside its texts: its title, its teacher and the titles of its modules. Trigrams
-- of it find what is misspelt, in every script that LC_CTYPE of the database knows.
alter table courses add column names text not null default '';

create function names_of_course(course uuid, title text, instructor uuid) returns text language sql stable as $$
  select concat_ws(' · ', title, (select name from instructors where id = instructor),
    (select string_agg(m.title, ' · ' order by m.position) from modules m where m.course_id = course))
$$;

create function name_course() returns trigger language plpgsql as $$
begin
  new.names := names_of_course(new.id, new.title, new.instructor_id);
  return new;
end $$;
create trigger courses_named before insert or update of title, instructor_id on courses
  for each row execute function name_course();

create function name_courses_of_modules() returns trigger language plpgsql as $$
begin
  update courses set names = names_of_course(id, title, instructor_id)
  where id in (select course_id from changed) and names <> names_of_course(id, title, instructor_id);
  return null;
end $$;
create trigger modules_added_named after insert on modules referencing new table as changed
  for each statement execute function name_courses_of_modules();
create trigger modules_renamed_named after update on modules referencing new table as changed
  for each statement execute function name_courses_of_modules();
create trigger modules_removed_named after delete on modules referencing old table as changed
  for each statement execute function name_courses_of_modules();

create function name_courses_of_instructor() returns trigger language plpgsql as $$
begin
  update courses set names = names_of_course(id, title, instructor_id) where instructor_id = new.id;
  return null;
end $$;
create trigger instructors_named after update of name on instructors
  for each row when (old.name <> new.name) execute function name_courses_of_instructor();

update courses set names = names_of_course(id, title, instructor_id);

create index courses_by_names on courses using gin (words_of(names));
create index courses_by_names_part on courses using gin (names gin_trgm_ops);
create index articles_by_title_part on articles using gin (title gin_trgm_ops);
create index resources_by_heading_part on resources using gin (heading gin_trgm_ops);
drop index modules_search;
