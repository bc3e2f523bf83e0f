-- contract: no process of the release before uses the names of before 0172, and it reads the inbox through a view.
drop view film_keys, film_rungs, film_storyboards, site_films;

create or replace function tell_video_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('video_changed', new.media_id::text);
  return null;
end $$;

drop trigger certificates_have_both_seconds on certificates;
drop function fill_seconds_of_both;
alter table certificates drop column film_seconds;

update jobs set kind = case kind when 'transcodeFilm' then 'transcodeVideo' else 'rekeyVideo' end
where kind in ('transcodeFilm', 'rekeyFilm');

-- Entries of the site name their video as `video` alone.
create function with_video_named(part jsonb) returns jsonb language sql as $$
  select case jsonb_typeof(part)
    when 'array' then (
      select coalesce(jsonb_agg(with_video_named(value) order by place), '[]')
      from jsonb_array_elements(part) with ordinality as one (value, place))
    when 'object' then (
      select coalesce(jsonb_object_agg(key, with_video_named(value)), '{}') from jsonb_each(part - 'film'))
      || case when part ? 'film' and coalesce(part ->> 'video', '') = ''
        then jsonb_build_object('video', part -> 'film') else '{}' end
    else part end
$$;
update site_content set value = with_video_named(value)
where key in ('chronicle', 'showcase') and value::text like '%"film": %';
update site_drafts set document = with_video_named(document)
where kind = 'site' and subject in ('chronicle', 'showcase') and document::text like '%"film": %';
update draft_versions set document = with_video_named(document)
where kind = 'site' and subject in ('chronicle', 'showcase') and document::text like '%"film": %';
drop function with_video_named;

-- What stands in the inbox is a case. The release before reads it under its name of then.
alter table inbox_matters rename to inbox_cases;
do $$
declare
  one record;
begin
  for one in
    select conname as old, replace(conname, 'inbox_matters', 'inbox_cases') as new
    from pg_constraint where conrelid = 'inbox_cases'::regclass and conname like 'inbox_matters%'
  loop
    execute format('alter table inbox_cases rename constraint %I to %I', one.old, one.new);
  end loop;
end $$;
drop function write_inbox_matter;
create function write_inbox_case(one inbox_cases) returns void language sql as $$
  insert into inbox_cases select (one).*
  on conflict (id) do update set title = excluded.title, person = excluded.person, address = excluded.address,
    status = excluded.status, last_activity_at = excluded.last_activity_at,
    first_answered_at = excluded.first_answered_at, assignee_id = excluded.assignee_id, student_id = excluded.student_id
$$;
alter function keep_inbox_matter rename to keep_inbox_case;
do $$
declare
  definition text;
begin
  for definition in
    select replace(pg_get_functiondef(oid), 'inbox_matter', 'inbox_case') from pg_proc
    where pronamespace = current_schema::regnamespace and prosrc like '%inbox_matter%'
  loop
    execute definition;
  end loop;
end $$;
create view inbox_matters as select * from inbox_cases;
