-- Whether a course can be opened by somebody: anybody opens a published one, and those with access an archived one.
create function is_offered(status text, has_access boolean) returns boolean
language sql immutable parallel safe as $$
  select status = 'published' or (status = 'archived' and has_access)
$$;
