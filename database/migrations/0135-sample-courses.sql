-- The languages in which a course says what the demo made up: each keeps its mark until staff write it anew. Courses of a
-- demo that nobody has written since are such.
alter table courses add column sample_languages text[] not null default '{}';
update courses set sample_languages = array['en'] || array(select jsonb_object_keys(translations))
where is_demo
  and not exists (select from course_drafts d where d.course_id = courses.id and d.updated_by is not null)
  and not exists (
    select from draft_versions v
    where v.kind = 'course' and v.subject = courses.id::text and v.written_by is not null);
