-- Roles by action: somebody holds several. `role` goes on for the triggers that guard money and the last owner, and for
-- a former release that runs beside this one: it is the one of the four former ones that the roles come to.
alter table staff add column roles text[] not null default '{}' check (roles <@ array['owner', 'author-own',
  'author-all', 'publish', 'price', 'site', 'policies', 'support', 'finance', 'people']);

create function roles_of_job(job text) returns text[] language sql immutable as $$
  select case job when 'author' then array['author-all', 'publish', 'price', 'site'] when 'support' then array['support', 'people'] else array[job] end
$$;

create function job_of_roles(held text[]) returns text language sql immutable as $$
  select case when 'owner' = any(held) then 'owner' when 'finance' = any(held) then 'finance'
    when held && array['support', 'people'] then 'support' else 'author' end
$$;

create function keep_roles_of_staff() returns trigger language plpgsql as $$
begin
  if new.roles = '{}' or (tg_op = 'UPDATE' and new.roles = old.roles and new.role <> old.role) then
    new.roles := roles_of_job(new.role);
  end if;
  new.role := job_of_roles(new.roles);
  return new;
end $$;
-- By its name before the trigger that keeps since when somebody handles money, which reads `role`.
create trigger staff_keep_roles before insert or update on staff
  for each row execute function keep_roles_of_staff();

update staff set roles = roles_of_job(role);

drop trigger staff_keeps_an_owner on staff;
create trigger staff_keeps_an_owner after update of role, roles, disabled_at or delete on staff
  for each row execute function keep_an_owner();

-- Whose a course is: who may write it without the role for all courses. Whoever began it is the first.
create table course_authors (
  course_id uuid not null references courses (id) on delete cascade,
  staff_id uuid not null references staff (id) on delete cascade,
  primary key (course_id, staff_id)
);
create index course_authors_of_staff on course_authors (staff_id);
insert into course_authors (course_id, staff_id)
select c.id, l.staff_id from audit_log l join courses c on c.id::text = l.subject_id
where l.action = 'course.create' and l.subject_kind = 'course' and l.staff_id is not null
on conflict do nothing;

-- Who began an article, a resource or a step lesson may write it in the same way.
alter table step_lessons add column begun_by uuid references staff (id) on delete set null;
alter table articles add column begun_by uuid references staff (id) on delete set null;
alter table resources add column begun_by uuid references staff (id) on delete set null;
update articles set begun_by = l.staff_id from audit_log l
where l.action = 'article.create' and l.subject_id = articles.id::text;
update resources set begun_by = l.staff_id from audit_log l
where l.action = 'resource.create' and l.subject_id = resources.id::text;
update step_lessons set begun_by = l.staff_id from audit_log l
where l.action = 'lesson.create' and l.subject_id = step_lessons.media_id::text;
