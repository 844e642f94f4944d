-- Applications for work are written by a form as well.
alter table enquiry
  drop constraint enquiry_kind_check,
  add constraint enquiry_kind_check check (kind in ('contact', 'wrong-information', 'cheaper-price', 'vendor', 'application'));
