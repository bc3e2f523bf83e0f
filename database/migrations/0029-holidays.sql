-- Public holidays whose day moves from year to year (Holi, Diwali, Eid, Good Friday), entered as the State
-- gazettes them: the clocks of refunds leave them out, as they leave out Sundays and holidays of a fixed date.
create table moving_holidays (
  day date primary key,
  name text not null check (name <> '')
);
