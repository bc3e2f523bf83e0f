-- Wrong codes that the person and the owners were not mailed of yet. A right code leaves the number as it is: whoever
-- guesses between the sign-ins of its owner is seen too.
alter table staff add column wrong_codes_untold integer not null default 0 check (wrong_codes_untold >= 0);

-- One mailbox is one member of staff: letters that only look otherwise (fullwidth, ligatures) are those they stand for.
-- A row whose mailbox is another row's already stays as it is, is marked, and is named at every start.
alter table staff add column has_look_alike_address boolean not null default false;
update staff set email = lower(normalize(email, NFKC))
where id in (
  select distinct on (lower(normalize(email, NFKC))) id from staff
  order by lower(normalize(email, NFKC)), email = lower(normalize(email, NFKC)) desc, created_at, id)
  and email <> lower(normalize(email, NFKC));
update staff set has_look_alike_address = true where email <> lower(normalize(email, NFKC));
create unique index staff_one_mailbox on staff (lower(normalize(email, NFKC))) where not has_look_alike_address;

-- The same for what was sent by the forms. A mailbox that subscribed twice keeps one subscription.
update contact_requests set email = lower(normalize(email, NFKC)) where email <> lower(normalize(email, NFKC));
update applications set email = lower(normalize(email, NFKC)) where email <> lower(normalize(email, NFKC));
update reports set email = lower(normalize(email, NFKC)) where email <> lower(normalize(email, NFKC));
delete from subscriptions where id not in (
  select distinct on (lower(normalize(email, NFKC))) id from subscriptions
  order by lower(normalize(email, NFKC)), email = lower(normalize(email, NFKC)) desc, created_at, id);
update subscriptions set email = lower(normalize(email, NFKC)) where email <> lower(normalize(email, NFKC));

-- Whom a job is about, also where its mail names neither address: who deletes the account is forgotten here too.
alter table jobs add column student_id uuid;
create index jobs_about_students on jobs (student_id) where student_id is not null and done_at is null;

-- What tells the APP_SECRET that this installation was last started with from every other one, and not what it is.
create table installation_secret (
  only_row boolean primary key default true check (only_row),
  fingerprint bytea not null
);
