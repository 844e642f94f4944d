-- What a customer writes for whoever is given what she ordered. It goes with its customer and its order.
create table note (
  order_id bigint primary key references public."order" on delete cascade,
  customer_id bigint not null references public.customer on delete cascade,
  text text not null check (length(text) between 1 and 300)
);
create index note_customer on note (customer_id);
