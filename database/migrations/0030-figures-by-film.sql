-- What was watched of a film says nothing of the one that took its place: figures belong to one film of a
-- lesson. Those of a lesson that is gone are seen by nobody.
alter table lesson_watch_additions add column media_id uuid;
update lesson_watch_additions a set media_id = i.media_id from items i where i.id = a.item_id;
delete from lesson_watch_additions where media_id is null;
alter table lesson_watch_additions alter column media_id set not null;

alter table lesson_watch_figures add column media_id uuid;
update lesson_watch_figures f set media_id = i.media_id from items i where i.id = f.item_id;
delete from lesson_watch_figures where media_id is null;
alter table lesson_watch_figures drop constraint lesson_watch_figures_pkey;
alter table lesson_watch_figures add primary key (item_id, media_id);
