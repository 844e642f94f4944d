-- What the staff wrote about an order or a customer, for each other: neither its buyer nor any message says it.
create table staff_note (
  id bigint generated always as identity primary key,
  order_id bigint references "order" (id),
  customer_id integer references customer (id) on delete cascade,
  text text not null check (text <> ''),
  staff_id integer not null references staff (id),
  at timestamptz not null,
  check (num_nonnulls(order_id, customer_id) = 1)
);
create index staff_note_order on staff_note (order_id, id) where order_id is not null;
create index staff_note_customer on staff_note (customer_id, id) where customer_id is not null;
create index staff_note_staff on staff_note (staff_id);
