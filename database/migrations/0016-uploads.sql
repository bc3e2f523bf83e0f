-- A media is found by its name; a picture says how large it is, so that its place is kept while it loads.
alter table media
  add column name text not null default '',
  add column width integer check (width > 0),
  add column height integer check (height > 0),
  add column created_at timestamptz not null default now();

update media set name = i.title from items i where i.media_id = media.id;
update media set name = c.title from courses c where c.cover_media_id = media.id;
update media set name = r.heading from resources r where r.sheet_media_id = media.id;
update media set name = s.name from site_films s where s.media_id = media.id;

create index media_by_age on media (created_at desc, id);
create index media_by_kind on media (kind, created_at desc, id);
-- Where a media is used.
create index if not exists items_by_media on items (media_id);
create index courses_by_cover on courses (cover_media_id) where cover_media_id is not null;
create index resources_by_sheet on resources (sheet_media_id) where sheet_media_id is not null;
create index site_films_by_media on site_films (media_id);

-- A film may be 5 GB.
alter table media_files alter column byte_count type bigint;

-- What staff send. Its bytes lie in a file named by the id until they are checked; that file's length is
-- how far the upload has come, and received_bytes what it was when last written.
create table uploads (
  id uuid primary key,
  staff_id uuid not null references staff (id),
  kind text not null check (kind in ('video', 'document', 'image')),
  name text not null check (name <> ''),
  size_in_bytes bigint not null check (size_in_bytes > 0),
  received_bytes bigint not null default 0,
  state text not null default 'receiving' check (state in ('receiving', 'checking', 'ready', 'refused', 'failed')),
  -- Why it was refused or failed: a key of the message catalogue.
  reason text check ((reason is not null) = (state in ('refused', 'failed'))),
  media_id uuid references media (id) on delete set null,
  created_at timestamptz not null,
  -- Unless something is done with it before, the row and its bytes go then.
  expires_at timestamptz not null
);

create index uploads_by_staff on uploads (staff_id, created_at desc, id);
create index uploads_by_expiry on uploads (expires_at);
create index uploads_by_media on uploads (media_id) where media_id is not null;
