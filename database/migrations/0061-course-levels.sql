-- How demanding a course is, as staff judge it; null where they say nothing.
alter table courses add column level text check (level in ('foundation', 'standard', 'challenging'));

create index courses_published_by_level on courses (level, position, id) where status = 'published' and level is not null;
