create table queued_order (
  order_id bigint primary key references "order" (id),
  intent text not null,
  told_cart_id text,
  at timestamptz not null default now()
);
create index queued_order_intent on queued_order (intent);
