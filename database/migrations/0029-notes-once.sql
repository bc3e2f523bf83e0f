-- A note that is sent again because its answer was lost on the line is stored once.
alter table desk_notes add column client_key text;
create unique index desk_notes_once on desk_notes (staff_id, client_key) where client_key is not null;
