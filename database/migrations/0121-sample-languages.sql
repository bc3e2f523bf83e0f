-- The languages in which a text of the site is a sample: each keeps its own mark. `is_sample` follows them; who writes
-- `is_sample` alone means every language.
alter table site_content add column sample_languages text[] not null default '{}';
update site_content set sample_languages = array(select jsonb_object_keys(value)) where is_sample;

create function mark_samples() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.is_sample and new.sample_languages = '{}' then
      new.sample_languages := array(select jsonb_object_keys(new.value));
    end if;
  elsif new.is_sample <> old.is_sample and new.sample_languages = old.sample_languages then
    new.sample_languages := case when new.is_sample then array(select jsonb_object_keys(new.value)) else '{}'::text[] end;
  end if;
  new.is_sample := cardinality(new.sample_languages) > 0;
  return new;
end $$;
create trigger site_content_samples before insert or update on site_content
  for each row execute function mark_samples();
