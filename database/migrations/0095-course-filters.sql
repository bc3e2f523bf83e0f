-- What a month of a course costs in the shortest plan that it has, in whole rupees, as its card says; null of a free one.
create function month_rupees(monthly_paise integer, quarterly_paise integer, yearly_paise integer) returns integer
language sql immutable as $$
  select coalesce(ceil(monthly_paise / 100.0), ceil(quarterly_paise / 300.0), ceil(yearly_paise / 1200.0))::integer
$$;

create index courses_published_by_month on courses
  (month_rupees(monthly_price_paise, quarterly_price_paise, yearly_price_paise), position, id) where status = 'published';

create index courses_published_by_language on courses using gin (languages) where status = 'published';
