-- Films are prepared for phones: what is to be done, and how far it has come.
create table transcodes (
  media_id uuid primary key references media (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'working', 'done', 'failed')),
  progress smallint not null default 0 check (progress between 0 and 100),
  -- How often it was begun since it was last queued; who finds another number has been overtaken.
  attempts integer not null default 0,
  -- Why it failed: a key of the message catalogue.
  reason text check ((reason is not null) = (state = 'failed')),
  -- The lower the earlier.
  priority smallint not null default 0,
  queued_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz
);

-- A film at one size, or its sound alone: one stored object, its encrypted segments one behind the other.
-- Rungs, key and storyboard of a film appear and change in one transaction: it has all of them or none.
create table film_rungs (
  media_id uuid not null references media (id) on delete cascade,
  rung text not null check (rung in ('audio', '144p', '240p', '360p', '480p', '720p')),
  storage_key text not null unique,
  -- Pixels; null for sound alone.
  width integer check (width > 0),
  height integer check (height > 0),
  -- As RFC 6381 writes them, such as avc1.4d401e,mp4a.40.2.
  codecs text not null,
  peak_bits_per_second integer not null check (peak_bits_per_second > 0),
  average_bits_per_second integer not null check (average_bits_per_second > 0),
  byte_count bigint not null check (byte_count > 0),
  segment_seconds real[] not null,
  -- Segment n ends before this byte, and begins where the one before it ends.
  segment_ends bigint[] not null,
  primary key (media_id, rung),
  check (cardinality(segment_seconds) = cardinality(segment_ends) and cardinality(segment_ends) > 0)
);

-- Every segment of a film is encrypted with this, AES-128-CBC, its number being the first block's vector.
create table film_keys (
  media_id uuid primary key references media (id) on delete cascade,
  key bytea not null check (octet_length(key) = 16)
);

-- Small pictures of a film, row by row in the one JPEG of its rendition 'storyboard'.
create table film_storyboards (
  media_id uuid primary key references media (id) on delete cascade,
  seconds_per_tile real not null check (seconds_per_tile > 0),
  columns integer not null check (columns > 0),
  rows integer not null check (rows > 0),
  tile_width integer not null check (tile_width > 0),
  tile_height integer not null check (tile_height > 0)
);

-- Among jobs that are due, those of a lower number are taken first.
alter table jobs add column priority smallint not null default 0;
