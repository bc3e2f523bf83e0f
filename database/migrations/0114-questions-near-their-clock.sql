-- Staff are told of a question shortly before its answer is due: for which due time they were told.
alter table questions add column clock_told_for timestamptz;

-- contract: the kinds of the release before stay allowed.
alter table staff_notifications drop constraint staff_notifications_kind_check;
alter table staff_notifications add constraint staff_notifications_kind_check
  check (kind in ('sale', 'refundRequest', 'case', 'question'));
