-- A step lesson is written in three languages: its title in one of them. Others, and English, are called as their course names them.
create function lesson_title(title text, media uuid, language text) returns text language sql stable as $$
  select coalesce((
    select drawn ->> 'title' from step_lesson_drawings
    where media_id = media and locale = language and language <> 'en'
  ), title)
$$;
