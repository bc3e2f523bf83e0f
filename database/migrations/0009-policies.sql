-- The rules of the house. A new version is a new row: what somebody agreed to stays readable.
create table policies (
  -- Its address: /privacy-policy.
  slug text not null check (slug ~ '^[a-z]+(-[a-z]+)*$'),
  version integer not null check (version > 0),
  title text not null check (title <> ''),
  -- What it comes to in a few plain sentences, and the whole of it; clean rich text both.
  summary text not null,
  html text not null,
  -- The day in India from which it holds.
  effective_from date not null,
  primary key (slug, version)
);

create trigger policies_changed after insert or update or delete on policies
  for each statement execute function tell_content_changed();
