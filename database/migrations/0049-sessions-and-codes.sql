-- Whether a browser may still send a session's cookie under its name without a prefix: only sessions of a release
-- that gave it so, until they were renewed under the name with one. Every later release says `false` itself.
alter table sessions add column may_come_unprefixed boolean not null default true;

-- Where the reader of a mailed link goes on: the path of the page that asked for the code.
alter table codes add column next text;
