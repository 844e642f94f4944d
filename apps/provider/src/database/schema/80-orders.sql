create sequence order_number start with 10001;

-- Who takes a cart's order: a second claim of the same cart or client order id waits for the first and reads its order.
-- A client order id that was taken back has a claim without an order, of no cart: `withdrawn:…`.
create table order_claim (
  cart_id text primary key,
  client_order_id text unique,
  order_id bigint not null unique default nextval('order_number')
);

-- A snapshot that never changes; its history is order_event. Amounts in minor units.
create table "order" (
  id bigint primary key references order_claim (order_id),
  order_number text not null unique,
  -- Null for an order that was placed elsewhere and came in by an import.
  cart_id text unique references cart (id),
  customer_id integer references customer (id) on delete set null,
  store_code text not null references store_view (code),
  currency text not null references currency (code),
  base_currency text not null references currency (code),
  base_rate_numerator bigint not null,
  base_rate_denominator bigint not null,
  -- What the courier or gateway takes, by the rate and step it was reckoned with, frozen with the order; null for orders from elsewhere
  -- and those of a shop that did not keep it yet.
  payable_currency text references currency (code),
  payable_rate_numerator bigint,
  payable_rate_denominator bigint,
  payable_step bigint,
  payable_total bigint check (payable_total >= 0),
  is_virtual boolean not null,
  shipping_carrier_code text,
  shipping_method_code text,
  shipping_title text,
  -- As the shopper asked for it; null: none was named.
  delivery_slot text,
  payment_method_code text not null,
  payment_title text not null,
  coupon_code text,
  context_version text not null,
  items_qty integer not null,
  subtotal bigint not null,
  shipping_amount bigint not null,
  tax_amount bigint not null,
  discount_amount bigint not null,
  grand_total bigint not null check (grand_total >= 0),
  base_subtotal bigint not null,
  base_shipping_amount bigint not null,
  base_tax_amount bigint not null,
  base_discount_amount bigint not null,
  base_grand_total bigint not null,
  request_id text not null,
  placed_at timestamptz not null default now(),
  check (num_nulls(payable_currency, payable_rate_numerator, payable_rate_denominator, payable_step, payable_total) in (0, 5))
);
create index order_customer on "order" (customer_id, placed_at desc);
create index order_placed_at on "order" (placed_at desc, id desc);

-- Orders that a client sent out of its queue: it never tells its shopper that they were placed, and brings the cart back under another id.
create table queued_order (
  order_id bigint primary key references "order" (id),
  -- A digest of who ordered what, where to and how.
  intent text not null,
  -- The cart under which the same was ordered again, and answered with this order.
  told_cart_id text,
  at timestamptz not null default now()
);
create index queued_order_intent on queued_order (intent);

create table order_line (
  order_id bigint not null references "order" (id),
  line_number integer not null,
  product_id integer not null,
  parent_sku text,
  sku text not null,
  name text not null,
  product_type text not null,
  qty integer not null check (qty > 0),
  price bigint not null,
  price_incl_tax bigint not null,
  row_total bigint not null,
  row_total_incl_tax bigint not null,
  tax_amount bigint not null,
  tax_percent numeric(7, 4) not null,
  discount_amount bigint not null,
  base_row_total bigint not null,
  options jsonb not null,
  product_option jsonb,
  -- Of a bundle, what one piece of it holds: product_id, sku, name, qty.
  parts jsonb not null default '[]',
  primary key (order_id, line_number)
);
create index order_line_product on order_line (product_id);

-- Pieces that no longer belong to the order, once per line and cause; what they took is given back in the same transaction.
create table order_give_back (
  order_id bigint not null,
  line_number integer not null,
  -- Such as 'cancellation' or 'return 17'.
  cause text not null,
  kind text not null check (kind in ('cancellation', 'return', 'expiry')),
  qty integer not null check (qty > 0),
  actor text not null,
  at timestamptz not null default now(),
  primary key (order_id, line_number, cause),
  foreign key (order_id, line_number) references order_line (order_id, line_number)
);

-- Uses of promotions limited per customer that the order was counted as, until it is given back as a whole.
create table order_promotion_use (
  order_id bigint not null references "order" (id),
  promotion_id integer not null references promotion (id) on delete cascade,
  buyer text not null,
  primary key (order_id, promotion_id)
);
create index order_promotion_use_promotion on order_promotion_use (promotion_id);

create table order_address (
  order_id bigint not null references "order" (id),
  kind text not null check (kind in ('shipping', 'billing')),
  firstname text not null,
  lastname text not null,
  email text,
  telephone text,
  country text not null,
  region_id integer,
  region text,
  city text not null,
  street text[] not null,
  postcode text,
  company text,
  vat_id text,
  extension_attributes jsonb,
  primary key (order_id, kind)
);

create table order_total (
  order_id bigint not null references "order" (id),
  position integer not null,
  code text not null,
  title text not null,
  value bigint,
  primary key (order_id, position)
);

create table order_event (
  id bigint generated always as identity primary key,
  order_id bigint not null references "order" (id),
  package integer not null default 1,
  from_state text,
  to_state text not null,
  actor text not null,
  reason text,
  at timestamptz not null default now()
);
create index order_event_order on order_event (order_id, package, id);

-- Orders placed before this instant are counted in product_sales; one row.
create table sales_counted (
  only_row boolean primary key default true check (only_row),
  until_at timestamptz not null
);
insert into sales_counted (until_at) values ('2026-01-01T00:00:00Z');
