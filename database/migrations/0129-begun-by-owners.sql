-- What an owner began ends with them: a link that lets somebody in, and a higher limit of refunds that is to come.
alter table staff_set_ups add column made_by uuid references staff (id) on delete set null;
create index staff_set_ups_by_maker on staff_set_ups (made_by) where made_by is not null;
alter table refund_rules add column next_by uuid references staff (id) on delete set null;

create or replace function refund_limit_at(moment timestamptz) returns integer language sql stable as $$
  select case when next_from <= moment and not exists (
      select from staff s where s.id = next_by and s.disabled_at < next_from)
    then next_two_people_above_in_paise else two_people_above_in_paise end
  from refund_rules
$$;
