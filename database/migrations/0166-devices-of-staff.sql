-- A device that was known before is a stranger's from this moment on: the password became another.
alter table staff add column devices_known_since timestamptz;
