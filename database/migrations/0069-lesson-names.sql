-- What a lesson is searched by: its title, and of a step lesson the titles that it has in other languages. Trigrams of it
-- find what is misspelt, in every script that LC_CTYPE of the database knows.
alter table items add column names text not null default '';

create function names_of_lesson(title text, media uuid) returns text language sql stable as $$
  select concat_ws(' · ', title, (
    select string_agg(drawn ->> 'title', ' · ' order by locale) from step_lesson_drawings
    where media_id = media and drawn ->> 'title' <> title
  ))
$$;

create function name_item() returns trigger language plpgsql as $$
begin
  new.names := names_of_lesson(new.title, new.media_id);
  return new;
end $$;
create trigger items_searched before insert or update of title, media_id on items
  for each row execute function name_item();

create function name_items_of_drawing() returns trigger language plpgsql as $$
begin
  update items set names = names_of_lesson(title, media_id)
  where media_id = new.media_id and names <> names_of_lesson(title, media_id);
  return null;
end $$;
create trigger step_lesson_drawings_searched after insert or update of drawn on step_lesson_drawings
  for each row execute function name_items_of_drawing();

update items set names = names_of_lesson(title, media_id);

create index items_by_names on items using gin (words_of(names));
create index items_by_names_part on items using gin (names gin_trgm_ops);
