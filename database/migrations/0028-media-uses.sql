-- The ids that a text names: the address of a picture holds the picture's.
create function ids_in(written text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct found.id[1]), '{}')
  from regexp_matches(coalesce(written, ''), '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') as found(id)
$$;

-- Where a medium is named is found without reading every text.
create index courses_by_named_ids on courses using gin (ids_in(about || importance || learning));
create index articles_by_named_ids on articles using gin (ids_in(html || coalesce(cover::text, '')));
create index resources_by_named_ids on resources using gin (ids_in(content::text || coalesce(cover::text, '')));
create index course_drafts_by_named_ids on course_drafts using gin (ids_in(document::text));
create index text_drafts_by_named_ids on text_drafts using gin (ids_in(document::text));

-- What the list of texts says of a draft, so that it opens no document for it.
alter table text_drafts
  add column title text generated always as (document ->> 'title') stored,
  add column name text generated always as (document ->> 'name') stored,
  add column type smallint generated always as ((document ->> 'type')::smallint) stored;
