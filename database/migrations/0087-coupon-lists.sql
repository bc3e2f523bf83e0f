-- Lists of codes by their state, each along an index of its own.
create index coupons_that_are_open on coupons (made_at desc, id) where stopped_at is null and held < max_uses;
create index coupons_that_are_used_up on coupons (made_at desc, id) where stopped_at is null and held >= max_uses;
create index coupons_that_were_stopped on coupons (made_at desc, id) where stopped_at is not null;
create index coupons_by_end on coupons (ends_at) where stopped_at is null;
create index coupons_by_beginning on coupons (starts_at) where stopped_at is null and held < max_uses;
