-- What others have said of a course, as staff enter it with its source; without a source nothing is said.
alter table courses add column rating_stars numeric(2, 1) check (rating_stars between 1 and 5),
  add column rating_reviews integer check (rating_reviews > 0),
  add column rating_source text check (rating_source <> '');
alter table courses add constraint courses_rating_is_whole
  check (num_nulls(rating_stars, rating_reviews, rating_source) in (0, 3));
