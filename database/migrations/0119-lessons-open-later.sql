-- A chapter or lesson of a course may open later than the course: on a day in India, or days after the student joined.
alter table modules
  add column opens_on date,
  add column opens_after_days integer check (opens_after_days between 1 and 730);
alter table items
  add column opens_on date,
  add column opens_after_days integer check (opens_after_days between 1 and 730);

-- The Indian day on which a lesson opens for a student, the latest of what is said of it and of its chapter; null where
-- nothing is. Days are counted from the first access that was not taken back; until there is one, `after_days` says
-- how many. In a FROM the planner puts the body in its place.
create function opening_day(item items, module modules, student uuid) returns table (day date, after_days integer)
language sql stable as $$
  select greatest(item.opens_on, module.opens_on, joined.day + said.days), case when joined.day is null then said.days end
  from (select greatest(item.opens_after_days, module.opens_after_days) as days) said
  cross join lateral (
    select (min(e.starts_at) at time zone 'Asia/Kolkata')::date as day from enrolments e
    where said.days is not null and e.student_id = student and e.course_id = module.course_id and e.revoked_at is null
  ) joined
$$;

-- No key of a paid lesson is given before it opens, whoever asks.
create function refuse_early_key() returns trigger language plpgsql as $$
begin
  if exists (
    select from items i join modules m on m.id = i.module_id
    cross join lateral opening_day(i, m, new.student_id) opening
    where i.id = new.item_id and not i.is_free
      and (opening.after_days is not null or opening.day > (new.last_given_at at time zone 'Asia/Kolkata')::date)
  ) then
    raise exception 'the lesson is not open yet' using errcode = 'check_violation', constraint = 'key_deliveries_open';
  end if;
  return new;
end $$;
create trigger key_deliveries_open before insert on key_deliveries
  for each row execute function refuse_early_key();
