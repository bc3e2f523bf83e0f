-- Which languages there are is stated in domain/locales.ts alone: another one needs no migration.
alter table students drop constraint students_locale_check,
  add constraint students_locale_check check (locale ~ '^[a-z]{2}$');
alter table canned_replies drop constraint canned_replies_locale_check,
  add constraint canned_replies_locale_check check (locale ~ '^[a-z]{2}$');
alter table payment_links drop constraint payment_links_locale_check,
  add constraint payment_links_locale_check check (locale ~ '^[a-z]{2}$');
alter table safeguarding_help drop constraint safeguarding_help_locale_check,
  add constraint safeguarding_help_locale_check check (locale ~ '^[a-z]{2}$');
