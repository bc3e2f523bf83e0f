-- Drawings of formulas, made when a text is stored: a view draws none. A formula is named by its own letters.
create table formulas (
  id text primary key,
  html text not null,
  mathml text not null,
  drawn_at timestamptz not null default now()
);
