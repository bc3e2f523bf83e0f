-- Limits that count characters are named so: what was counted goes on.
update rate_limits set key = replace(replace(key, 'LettersPerAccount:', 'CharactersPerAccount:'), 'LettersOfMonth:', 'CharactersOfMonth:')
where key like '%LettersPerAccount:%' or key like '%LettersOfMonth:%';

-- Entries of the site name their video as `video`; `film` stays beside it for the release before.
update site_content set value = regexp_replace(value::text, '"film": ("[^"]*")', '"film": \1, "video": \1', 'g')::jsonb
where key in ('chronicle', 'showcase');
update site_drafts set document = regexp_replace(document::text, '"film": ("[^"]*")', '"film": \1, "video": \1', 'g')::jsonb
where kind = 'site' and subject in ('chronicle', 'showcase');
update draft_versions set document = regexp_replace(document::text, '"film": ("[^"]*")', '"film": \1, "video": \1', 'g')::jsonb
where kind = 'site' and subject in ('chronicle', 'showcase');
