-- contract: the release before goes on with the old names: views, a column beside another, a message under both names.
alter table film_keys rename to video_keys;
alter table film_rungs rename to video_renditions;
alter table video_renditions rename column rung to rendition;
alter table film_storyboards rename to video_storyboards;
alter table site_films rename to site_videos;
alter index site_films_by_media rename to site_videos_by_media;

-- A constraint says the names of its table and of its columns, and takes its index along.
do $$
declare
  one record;
begin
  for one in
    select conrelid::regclass as owner, conname as old,
      replace(replace(replace(replace(conname, 'film_rungs', 'video_renditions'), '_rung_', '_rendition_'),
        'site_films', 'site_videos'), 'film_', 'video_') as new
    from pg_constraint
    where conrelid in ('video_keys'::regclass, 'video_renditions'::regclass, 'video_storyboards'::regclass,
      'site_videos'::regclass)
  loop
    execute format('alter table %s rename constraint %I to %I', one.owner, one.old, one.new);
  end loop;
end $$;

create view film_keys as select * from video_keys;
create view film_rungs as
  select media_id, rendition as rung, storage_key, width, height, codecs, peak_bits_per_second, average_bits_per_second,
    byte_count, segment_seconds, segment_ends
  from video_renditions;
create view film_storyboards as select * from video_storyboards;
create view site_films as select * from site_videos;

alter trigger film_keys_changed on video_keys rename to video_keys_changed;
alter function tell_film_changed rename to tell_video_changed;
create or replace function tell_video_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('video_changed', new.media_id::text), pg_notify('film_changed', new.media_id::text);
  return null;
end $$;

-- Each release writes its own column, and reads its own.
alter table certificates add column video_seconds integer, alter column film_seconds drop not null;
update certificates set video_seconds = film_seconds;
create function fill_seconds_of_both() returns trigger language plpgsql as $$
begin
  new.video_seconds := coalesce(new.video_seconds, new.film_seconds);
  new.film_seconds := new.video_seconds;
  return new;
end $$;
create trigger certificates_have_both_seconds before insert on certificates
  for each row execute function fill_seconds_of_both();
alter table certificates alter column video_seconds set not null;

update jobs set kind = case kind when 'transcodeFilm' then 'transcodeVideo' else 'rekeyVideo' end
where kind in ('transcodeFilm', 'rekeyFilm') and done_at is null;
