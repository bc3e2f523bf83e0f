-- What staff write about the house: contact details, figures, questions, voices.
create table site_content (
  key text primary key,
  -- By language: {"en": …, "hi": …, "te": …}. English is always there.
  value jsonb not null check (value ? 'en'),
  -- Where the figures and words come from.
  source text not null check (source <> ''),
  is_sample boolean not null default false,
  updated_at timestamptz not null
);

create trigger site_content_changed after insert or update or delete on site_content
  for each statement execute function tell_content_changed();
