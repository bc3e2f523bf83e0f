-- A student pays one order at the price of a code. Another one that was made with it before can still be paid at the
-- gateway: its money goes back, and nothing here takes it for a use of the code.
create or replace function keep_coupon_place() returns trigger language plpgsql as $$
declare
  place coupon_uses;
begin
  select * into place from coupon_uses where order_id = new.id for update;
  if place.id is null then
    raise exception 'order % holds no place of its code', new.public_id using errcode = 'check_violation';
  end if;
  if new.state = 'expired' and place.state = 'held' then
    update coupon_uses set state = 'released' where id = place.id;
    update coupons set held = held - 1 where id = place.coupon_id;
  elsif new.state = 'paid' and place.state <> 'used' then
    -- Locked before the look at other uses, so that nobody takes the place in between.
    perform from coupons where id = place.coupon_id for update;
    if exists (select from coupon_uses other where other.coupon_id = place.coupon_id
        and other.student_id = place.student_id and other.id <> place.id and other.state = 'used') then
      raise exception 'the code of order % was used by its student', new.public_id using errcode = 'check_violation';
    end if;
    if place.state = 'held' then
      update coupon_uses set state = 'used' where id = place.id;
    -- Another order of the student holds the place, or somebody else does.
    elsif exists (select from coupon_uses other where other.coupon_id = place.coupon_id
        and other.student_id = place.student_id and other.state = 'held')
      or exists (select from coupons where id = place.coupon_id and held >= max_uses) then
      update coupons set honoured_over = honoured_over + 1 where id = place.coupon_id;
      update coupon_uses set state = 'used', is_over = true where id = place.id;
    else
      update coupons set held = held + 1 where id = place.coupon_id;
      update coupon_uses set state = 'used' where id = place.id;
    end if;
  end if;
  return null;
end $$;
