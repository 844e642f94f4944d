-- Which orders that are paid at the door are confirmed before they are packed: the owner's one row.
create table confirmation_rule (
  only_row boolean primary key default true check (only_row),
  -- Those of a number that nothing was delivered to yet.
  new_numbers boolean not null default true,
  -- Those of a number that refused so many packages; null: however many.
  after_refusals integer default 2 check (after_refusals > 0),
  -- Those of so many dinars and more; null: however many.
  from_amount bigint check (from_amount > 0),
  -- Hours after which an order that nobody confirmed or was called about is called off; null: never.
  give_up_hours integer default 72 check (give_up_hours > 0)
);
insert into confirmation_rule default values;

-- Somebody has called the buyer of an order and it was not confirmed; that it was is a move.
create table order_call (
  id bigint generated always as identity primary key,
  order_id bigint not null references "order" (id),
  outcome text not null check (outcome in ('not-reached', 'call-later', 'wrong-number')),
  note text not null default '',
  actor text not null,
  at timestamptz not null default now()
);
create index order_call_order on order_call (order_id, id);
