-- The search of the admin finds what students asked, and the answers, by parts of their words.
create index question_messages_words on question_messages using gin (text gin_trgm_ops);
