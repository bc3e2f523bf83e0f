-- Questions that were merged into one that was closed, or passed to who checks keys, without an answer: teachers see them
-- by themselves again.
update questions q set merged_into = null
from questions other
where other.id = q.merged_into and other.status <> 'open' and q.status = 'open';
