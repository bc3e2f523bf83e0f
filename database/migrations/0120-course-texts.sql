-- The texts of a course in the languages beside English that it is written in: title, about, importance, learning,
-- monthly, quarterly and yearly by language, each language whole. They are searched as they are written.
alter table courses
  add column translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  add column translated tsvector generated always as (to_tsvector('simple'::regconfig, translations)) stored;
create index courses_translated on courses using gin (translated);
create index courses_by_named_ids_translated on courses using gin (ids_in(translations::text));
create trigger courses_translated_changed after update of translations
  on courses for each statement execute function tell_content_changed();
