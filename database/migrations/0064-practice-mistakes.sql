-- How a wrong answer lies to the right one, such as its opposite: what tries at questions with other numbers share.
alter table practice_attempts add column mistake text;
