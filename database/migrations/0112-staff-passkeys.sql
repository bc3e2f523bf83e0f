-- Passkeys by which staff come in, and confirm, without a code: a key of their device that a finger, face or PIN opens.
create table staff_passkeys (
  -- The credential's id, base64url, as the device names it.
  id text primary key check (length(id) between 16 and 1400),
  staff_id uuid not null references staff (id) on delete cascade,
  -- COSE, as the device gave it.
  public_key bytea not null,
  -- How often the device says it was used; 0 where it does not count.
  counter bigint not null check (counter >= 0),
  name text not null check (length(name) between 1 and 60),
  made_at timestamptz not null,
  used_at timestamptz
);
create index staff_passkeys_of_staff on staff_passkeys (staff_id);

-- Challenges that were answered: each is good once. They are forgotten when they would have ended.
create table staff_passkey_challenges (
  -- SHA-256 of the challenge.
  challenge_hash bytea primary key,
  ends_at timestamptz not null
);
create index staff_passkey_challenges_by_end on staff_passkey_challenges (ends_at);
