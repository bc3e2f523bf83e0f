-- What somebody asks for is found by an index, however large its table has grown.

-- Media are searched by pieces of their names; a space before each lets a short piece be found where a word begins.
create index if not exists media_search on media using gin ((' ' || lower(name)) gin_trgm_ops);
-- A list shows the first few uses of a medium: they come in the order of this index.
create index if not exists items_of_media on items (media_id, id);
drop index if exists items_by_media;

-- All sessions of a student, also those that have ended: they are taken along, and deleted with the account.
create index if not exists sessions_of_student on sessions (student_id);
drop index if exists sessions_by_student;

-- What credit notes an invoice has: the next one may give back no more than is left.
create index if not exists invoices_by_corrected on invoices (corrects_id) where corrects_id is not null;

-- Refunds that were made lately, for the duty that looks for one without a credit note.
create index if not exists refunds_by_end on refunds (done_at) where done_at is not null;

-- What belongs to an address or a student, to be taken along or deleted with the account.
create index if not exists contact_requests_by_email on contact_requests (email);
create index if not exists applications_by_email on applications (email);
create index if not exists reports_by_email on reports (email) where email is not null;
create index if not exists reports_by_student on reports (student_id) where student_id is not null;

-- Whether anybody has access to a course that is to go, and what else names it.
create index if not exists enrolments_by_course on enrolments (course_id, ends_at);
create index if not exists certificates_by_course on certificates (course_id) where course_id is not null;
create index if not exists access_grants_by_course on access_grants (course_id);

-- Articles of all types, the newest first.
create index if not exists articles_by_time on articles (published_at desc, id) where status = 'published';
