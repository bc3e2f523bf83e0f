-- The place of a video has its shape before it is there: what was prepared and never measured takes its size from its renditions.
update media set width = largest.width, height = largest.height
from (
  select distinct on (media_id) media_id, width, height from film_rungs
  where width is not null and height is not null order by media_id, width desc
) largest
where media.id = largest.media_id and media.width is null;
