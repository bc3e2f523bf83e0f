-- What visitors sent lately: the same enquiry sent again, or several times at once, is stored once.
create table sent_enquiries (
  -- SHA-256 of all that was sent and of who sent it: the form's own key, or the network where there is none.
  key bytea primary key,
  sent_at timestamptz not null
);

create index sent_enquiries_by_time on sent_enquiries (sent_at);
