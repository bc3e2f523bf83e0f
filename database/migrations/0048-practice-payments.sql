-- A payment that the practice gateway or a test key took is no money, wherever its order was made and whatever the
-- installation is: its invoice has a number of the demo's series, and no gap remains in the real one when it goes.
create or replace function mark_demo_payment() returns trigger language plpgsql as $$
begin
  new.is_demo := new.is_demo or coalesce((select is_demo from orders where id = new.order_id), database_is_demo(), false);
  return new;
end $$;
