-- The language of mails: that of the page on which the student registered or signed in last.
alter table students add column locale text not null default 'en' check (locale in ('en', 'hi', 'te'));
