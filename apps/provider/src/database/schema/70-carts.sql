create table cart (
  -- A secret of 128 bits, single use.
  id text primary key,
  store_code text not null references store_view (code),
  currency text not null references currency (code),
  -- Frozen with the first line: quote units per base unit.
  base_rate_numerator bigint,
  base_rate_denominator bigint,
  -- Frozen with the first line for a day: units of the currency it is paid in per unit of its own.
  payable_currency text references currency (code),
  payable_rate_numerator bigint,
  payable_rate_denominator bigint,
  payable_rate_at timestamptz,
  -- `desk`: made by the staff for an order, beside the one active cart of its customer.
  state text not null default 'active' check (state in ('active', 'ordered', 'desk')),
  -- Null: a guest's.
  customer_id integer references customer (id) on delete cascade,
  country text,
  region_id integer,
  shipping_carrier_code text,
  shipping_method_code text,
  -- Null: none was named.
  delivery_slot text,
  payment_method_code text,
  -- Kept when it is of no use to the cart as it is, and applied when it is.
  coupon_code text,
  -- Points its customer wants to spend on it; so many are taken as it can be paid with.
  reward_points integer check (reward_points between 1 and 10000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What was said with the payment method that is chosen, as a kept card or a number of months; no code.
  payment_additional jsonb,
  -- The gift card that is to pay a part of it.
  gift_card_id bigint
);
create unique index cart_one_active on cart (customer_id) where state = 'active';
-- Of all her carts, which go with her.
create index cart_customer on cart (customer_id);
-- For the job that deletes forgotten ones. Not by updated_at: an index of what each change writes makes each change dearer.
create index cart_of_guest on cart (created_at) where customer_id is null and state = 'active';

-- What a browsing shopper has typed so far; the only personal data before an order.
create table cart_address (
  cart_id text not null references cart (id) on delete cascade,
  kind text not null check (kind in ('shipping', 'billing')),
  address jsonb not null,
  primary key (cart_id, kind)
);

create table cart_line (
  item_id integer generated always as identity primary key,
  cart_id text not null references cart (id) on delete cascade,
  -- What is sold and taken from stock: the variant of a configurable, else the product itself.
  product_id integer not null references product (id),
  parent_id integer references product (id),
  qty integer not null check (qty between 1 and 10000),
  product_option jsonb,
  -- Same product and same options are the same line.
  line_key text not null,
  created_at timestamptz not null default now(),
  unique (cart_id, line_key)
);

-- The first answer to a change, so that its retry changes nothing (wire §2.9).
create table replayed_answer (
  -- The cart's id, or the call's name with a hash of who asks where there is no cart yet.
  scope text not null,
  idempotency_key text not null,
  call text not null,
  request_hash text not null,
  status smallint not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (scope, idempotency_key)
);
create index replayed_answer_age on replayed_answer (created_at);
