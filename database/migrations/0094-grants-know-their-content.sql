-- Of a grant to many its own id and what it gives: another grant under a used id is refused. None of grants of before.
alter table people_imports drop constraint people_imports_check;
alter table people_imports add constraint people_imports_check check (kind = 'grant' or file_hash is not null);
