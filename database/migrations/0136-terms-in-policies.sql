-- Policies say the shares of these terms.
create trigger seller_terms_changed after insert or update or delete on seller_terms
  for each statement execute function tell_content_changed();
