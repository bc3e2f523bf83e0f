-- A payment for such a course keeps a seat and nothing more: an order takes it along from its course, and
-- keeps it when the course changes.
alter table courses add column sells_seats_only boolean not null default false;

-- Working copies and their earlier versions say it too, as the course does now.
update course_drafts d set document = d.document
  || jsonb_build_object('batchStartsOn', c.batch_starts_on, 'sellsSeatsOnly', c.sells_seats_only)
from courses c where c.id = d.course_id;
update course_draft_versions v set document = v.document
  || jsonb_build_object('batchStartsOn', c.batch_starts_on, 'sellsSeatsOnly', c.sells_seats_only)
from courses c where c.id = v.course_id;
