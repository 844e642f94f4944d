-- A card is kept for the customer whose order it pays, unless somebody else was led to the page that takes it.
alter table payment_attempt add column may_keep_card boolean not null default true;
