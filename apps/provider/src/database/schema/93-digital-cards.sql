-- Products of which a piece is a code out of a pool. What is left of them in stock are codes that no order has taken.
create table digital_card_product (
  product_id integer primary key references product (id) on delete cascade,
  -- With fewer codes left than this the desk warns.
  low_below integer not null default 10 check (low_below between 0 and 1000000),
  -- How a code is redeemed, by language, for whoever sees it.
  note jsonb not null default '{}',
  -- Orders that were placed before got their codes in another way.
  since timestamptz not null
);

-- A code is nobody's ('free'), issued to a piece of an order, then revealed to its buyer. 'void': it was revealed and its piece given back, or
-- it was written off. 'withdrawn': staff took it out of the pool.
create table digital_card (
  id bigint generated always as identity primary key,
  -- Stays when the product goes: its buyer sees the code.
  product_id integer not null,
  code_sealed bytea not null,
  pin_sealed bytea,
  -- By which a code that is there already is known, made with the shop's secret.
  code_digest bytea not null unique,
  state text not null default 'free' check (state in ('free', 'issued', 'revealed', 'void', 'withdrawn')),
  order_id bigint,
  line_number integer,
  -- Counts the product's pieces of the line.
  piece integer check (piece > 0),
  added_at timestamptz not null,
  issued_at timestamptz,
  revealed_at timestamptz,
  check ((state in ('free', 'withdrawn')) = (order_id is null)),
  check (num_nulls(order_id, line_number, piece, issued_at) in (0, 4)),
  check ((state = 'revealed' and revealed_at is not null) or state = 'void' or (state <> 'revealed' and revealed_at is null)),
  foreign key (order_id, line_number) references order_line (order_id, line_number)
);
create unique index digital_card_piece on digital_card (order_id, line_number, product_id, piece) where order_id is not null;
create index digital_card_free on digital_card (product_id, id) where state = 'free';
create index digital_card_product_state on digital_card (product_id, state, id desc);

-- Pieces that are paid and for which there was no code.
create table digital_card_awaited (
  order_id bigint not null,
  line_number integer not null,
  product_id integer not null,
  qty integer not null check (qty > 0),
  primary key (order_id, line_number, product_id),
  foreign key (order_id, line_number) references order_line (order_id, line_number)
);
create index digital_card_awaited_product on digital_card_awaited (product_id, order_id);
