alter table review add column device_hash text;
create table review_vote (
  id bigint generated always as identity primary key,
  review_id integer not null references review (id) on delete cascade,
  customer_id integer references customer (id) on delete cascade,
  device_hash text,
  check (num_nonnulls(customer_id, device_hash) = 1),
  unique (review_id, customer_id),
  unique (review_id, device_hash)
);
create index review_vote_customer on review_vote (customer_id) where customer_id is not null;
