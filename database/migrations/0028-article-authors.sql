-- Who wrote an article and what it is about. Both lists are kept at the desk.
create table article_authors (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (name <> '')
);
create table article_categories (
  id uuid primary key default gen_random_uuid(),
  name text not null unique check (name <> '')
);

alter table articles
  add column author_id uuid references article_authors (id),
  add column category_id uuid references article_categories (id);
create index articles_by_author on articles (author_id) where author_id is not null;
create index articles_by_category on articles (category_id) where category_id is not null;

update text_drafts set document = '{"authorId": null, "categoryId": null}'::jsonb || document;
update text_draft_versions set document = '{"authorId": null, "categoryId": null}'::jsonb || document;
create index text_drafts_by_author on text_drafts ((document ->> 'authorId'));
create index text_drafts_by_category on text_drafts ((document ->> 'categoryId'));

create trigger article_authors_changed after update on article_authors
  for each statement execute function tell_content_changed();
create trigger article_categories_changed after update on article_categories
  for each statement execute function tell_content_changed();
