-- What a formula was drawn by: another release of it may draw otherwise, and its pages have the styles of that one alone.
alter table formulas add column drawn_by text not null default '';
