-- What gives courses away, or is to appear, in the name of somebody who was shut out or lost the role ends with it.
alter table articles add column scheduled_by uuid references staff (id) on delete set null;
create index articles_by_scheduler on articles (scheduled_by) where scheduled_by is not null;
alter table resources add column scheduled_by uuid references staff (id) on delete set null;
create index resources_by_scheduler on resources (scheduled_by) where scheduled_by is not null;

create function may_give_courses(id uuid) returns boolean language sql stable as $$
  select exists (select from staff s where s.id = $1 and s.disabled_at is null and s.role = 'owner')
$$;

create function end_with_role() returns trigger language plpgsql as $$
declare
  moment timestamptz := coalesce(new.disabled_at, now());
begin
  if not may_give_courses(new.id) then
    update coupons set stopped_at = moment, stopped_by = new.id
    where made_by = new.id and kind = 'full' and stopped_at is null;
  end if;
  if new.disabled_at is not null or not new.roles && array['owner', 'publish'] then
    with ended as (
      update articles set status = 'archived', updated_at = moment
      where scheduled_by = new.id and status = 'published' and published_at > moment returning id
    )
    update draft_versions set live_from = null
    where kind = 'article' and subject in (select id::text from ended) and live_from > moment;
    with ended as (
      update resources set status = 'archived', updated_at = moment
      where scheduled_by = new.id and status = 'published' and published_at > moment returning id
    )
    update draft_versions set live_from = null
    where kind = 'resource' and subject in (select id::text from ended) and live_from > moment;
  end if;
  return null;
end $$;
create trigger staff_end_with_role after update of disabled_at, roles, role on staff
  for each row when (old.disabled_at is null and new.disabled_at is not null or old.roles is distinct from new.roles)
  execute function end_with_role();

update coupons set stopped_at = now(), stopped_by = made_by
where kind = 'full' and stopped_at is null and not may_give_courses(made_by);

-- Who makes one at the moment of being shut out waits for it, and is refused.
create function guard_free_coupon() returns trigger language plpgsql as $$
begin
  perform from staff s where s.id = new.made_by for share;
  if not may_give_courses(new.made_by) then
    raise exception 'only an owner gives a course away' using errcode = 'check_violation', constraint = 'coupons_of_owners';
  end if;
  return new;
end $$;
create trigger coupons_of_owners before insert on coupons for each row when (new.kind = 'full')
  execute function guard_free_coupon();
