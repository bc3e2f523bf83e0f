-- A worksheet as it is read on a screen, beside its PDF: domain/lessons/sheets/drawn-sheet.ts, one language at a time.
create table document_sheets (
  media_id uuid not null references media (id) on delete cascade,
  locale text not null,
  drawn jsonb not null check (jsonb_typeof(drawn) = 'object'),
  primary key (media_id, locale)
);
