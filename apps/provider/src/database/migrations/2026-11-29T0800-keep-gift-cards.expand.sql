-- Products of which a piece is a gift card of the shop's own, and what it is worth.
create table gift_card_product (
  product_id integer primary key references product (id) on delete cascade,
  -- Minor units of `currency`; null: what the buyer chooses of the option `amount`, whose choices are named by their amounts.
  amount bigint check (amount between 1 and 1000000000),
  currency text not null default 'IQD' check (currency in ('IQD', 'USD')),
  -- From then on it can no longer be spent; null: always.
  valid_months integer check (valid_months between 1 and 240),
  -- Orders that were placed before got their cards in another way.
  since timestamptz not null
);

-- Gift cards of the shop's own. What is left of one is the balance of the ledger's account `gift-card:ID`.
-- 'blocked': staff stopped it, what is on it stays; 'void': its piece was given back, and what was on it with it.
create table gift_card (
  id bigint generated always as identity primary key,
  code_sealed bytea not null,
  pin_sealed bytea not null,
  -- By which a code is found, made with the shop's secret.
  code_digest bytea not null unique,
  -- By which staff find it.
  last_four text not null check (length(last_four) = 4),
  amount bigint not null check (amount > 0),
  currency text not null check (currency in ('IQD', 'USD')),
  state text not null default 'active' check (state in ('active', 'blocked', 'void')),
  blocked_reason text,
  -- The piece that it was bought as.
  order_id bigint not null,
  line_number integer not null,
  piece integer not null check (piece > 0),
  -- Whom it is sent to; null: nobody who can be reached, or erased.
  channel text check (channel in ('email', 'sms')),
  "to" text,
  -- Whether that is its buyer.
  is_own boolean not null,
  from_name text not null,
  -- Code of the occasion that was chosen, such as `birthday`.
  design text,
  message text not null,
  language text not null,
  send_at timestamptz not null,
  sent_at timestamptz,
  issued_at timestamptz not null,
  expires_at timestamptz,
  unique (order_id, line_number, piece),
  check ((channel is null) = ("to" is null)),
  check ((state = 'blocked') = (blocked_reason is not null)),
  foreign key (order_id, line_number) references order_line (order_id, line_number)
);
create index gift_card_due on gift_card (send_at) where sent_at is null and state = 'active';
create index gift_card_last_four on gift_card (last_four, id desc);

-- The gift card that pays a part of an order.
create table order_gift_card (
  order_id bigint primary key references "order" (id),
  card_id bigint not null references gift_card (id),
  -- What was taken of it when it was last ordered, in minor units of its currency and of the order's.
  amount bigint not null check (amount >= 0),
  value bigint not null check (value >= 0)
);
create index order_gift_card_card on order_gift_card (card_id);

-- The gift card that is to pay a part of the cart.
alter table cart add column gift_card_id bigint;
