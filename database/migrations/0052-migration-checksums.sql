-- What a migration was when it was applied: SHA-256 of its file. Empty until the start after it says so.
alter table migrations add column checksum text;
