-- Terms of tax and refunds that somebody set in a demo can go with it, unless real money was taken by them.
create or replace function guard_seller_terms() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (old.from_day > (now() at time zone 'Asia/Kolkata')::date
      or is_going_live() and old.from_day > '2000-01-01'
        and not exists (select from payments where outcome is not null and not is_demo)) then
    return old;
  end if;
  if tg_op = 'INSERT' and new.from_day > (now() at time zone 'Asia/Kolkata')::date then return new; end if;
  raise exception 'terms that hold stay as they are' using errcode = 'check_violation', constraint = 'seller_terms_are_to_come';
end $$;
