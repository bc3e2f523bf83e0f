-- A note may stand at one question: of a worksheet, by its name such as 3 (b), or of practice, by what the server signed
-- of it when it was given, which opens it again; with its skill as it was called then.
alter table notes
  add column sheet_question text check (char_length(sheet_question) <= 40),
  add column practice_question text check (char_length(practice_question) <= 600),
  add column practice_skill text;
alter table notes add constraint notes_at_one_question
  check (num_nonnulls(sheet_question, practice_question) <= 1 and (practice_question is null) = (practice_skill is null));
