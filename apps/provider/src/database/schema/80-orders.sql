create sequence order_number start with 10001;

-- Who takes a cart's order: a second claim of the same cart or client order id waits for the first and reads its order.
-- A client order id that was taken back has a claim without an order, of no cart: `withdrawn:…`. An order that was not paid in time gives
-- its cart free: `ended:…`.
create table order_claim (
  cart_id text primary key,
  client_order_id text unique,
  order_id bigint not null unique default nextval('order_number'),
  -- Digest of what was asked for with it last: the same again is no other order.
  intent text
);

-- Who ordered, where and at which rates, which never changes. What was ordered and how hangs on its revisions, the states it went through
-- are order_event.
create table "order" (
  id bigint primary key references order_claim (order_id),
  order_number text not null unique,
  -- Null for an order that was placed elsewhere and came in by an import.
  -- A cart whose order was not paid in time can be ordered again, so that it has several; its claim is that of the last.
  cart_id text references cart (id),
  customer_id integer references customer (id) on delete set null,
  store_code text not null references store_view (code),
  currency text not null references currency (code),
  base_currency text not null references currency (code),
  base_rate_numerator bigint not null,
  base_rate_denominator bigint not null,
  -- What the courier or gateway takes is reckoned by this rate and step; null for orders from elsewhere and those of a shop that did not keep
  -- it yet.
  payable_currency text references currency (code),
  payable_rate_numerator bigint,
  payable_rate_denominator bigint,
  payable_step bigint,
  placed_at timestamptz not null default now(),
  -- The current one of its revisions.
  revision integer not null default 1,
  -- Counts its revisions and moves: who acts on an older one than this is refused.
  version integer not null default 1,
  -- Who wrote it, where that was not its buyer: staff, for a caller.
  source text check (source in ('phone')),
  check (num_nulls(payable_currency, payable_rate_numerator, payable_rate_denominator, payable_step) in (0, 4))
);
create index order_cart on "order" (cart_id);
create index order_customer on "order" (customer_id, placed_at desc);
create index order_placed_at on "order" (placed_at desc, id desc);

-- What the order was from some instant on, the first as it was placed. Amounts in minor units of the order's currency.
create table order_revision (
  order_id bigint not null references "order" (id),
  number integer not null check (number > 0),
  -- What made it, such as 'placed', 'import', 'method', 'edit' or 'delivery'.
  cause text not null,
  actor text not null,
  reason text,
  request_id text not null,
  at timestamptz not null default now(),
  is_virtual boolean not null,
  shipping_carrier_code text,
  shipping_method_code text,
  shipping_title text,
  -- As the shopper asked for it; null: none was named.
  delivery_slot text,
  payment_method_code text not null,
  payment_title text not null,
  -- That it was priced with.
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
  -- In minor units of the order's payable currency.
  payable_total bigint check (payable_total >= 0),
  primary key (order_id, number)
);
alter table "order" add foreign key (id, revision) references order_revision (order_id, number) deferrable initially deferred;

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

-- What a line is of; its number is never given to anything else. A line stands in those revisions that have a row for it, and by them refers to
-- its order.
create table order_line (
  order_id bigint not null,
  line_number integer not null,
  product_id integer not null,
  parent_sku text,
  sku text not null,
  name text not null,
  product_type text not null,
  options jsonb not null,
  product_option jsonb,
  -- Of a bundle, what one piece of it holds: product_id, sku, name, qty.
  parts jsonb not null default '[]',
  primary key (order_id, line_number)
);
create index order_line_product on order_line (product_id);

create table order_revision_line (
  order_id bigint not null,
  revision integer not null,
  line_number integer not null,
  qty integer not null check (qty > 0),
  price bigint not null,
  price_incl_tax bigint not null,
  row_total bigint not null,
  row_total_incl_tax bigint not null,
  tax_amount bigint not null,
  tax_percent numeric(7, 4) not null,
  discount_amount bigint not null,
  base_row_total bigint not null,
  primary key (order_id, revision, line_number),
  foreign key (order_id, revision) references order_revision (order_id, number),
  foreign key (order_id, line_number) references order_line (order_id, line_number)
);

-- Pieces that no longer belong to the order, once per line and cause; what they took is given back in the same transaction.
create table order_give_back (
  order_id bigint not null,
  line_number integer not null,
  -- Such as 'cancellation' or 'return 17'.
  cause text not null,
  -- Of a delivery: not accepted at the door.
  kind text not null check (kind in ('cancellation', 'delivery', 'expiry', 'return')),
  qty integer not null check (qty > 0),
  -- Whether they can be sold again; others are written off.
  is_restocked boolean not null default true,
  actor text not null,
  at timestamptz not null default now(),
  primary key (order_id, line_number, cause),
  foreign key (order_id, line_number) references order_line (order_id, line_number)
);

-- Promotions that the order was priced with, until it is given back as a whole.
create table order_promotion_use (
  order_id bigint not null references "order" (id),
  promotion_id integer not null references promotion (id) on delete cascade,
  -- Under which a promotion limited per customer counted it; null of others.
  buyer text,
  -- Of a customer's coupon, the hash of the telephone under which it was counted too.
  telephone_buyer text,
  primary key (order_id, promotion_id)
);
create index order_promotion_use_promotion on order_promotion_use (promotion_id, order_id desc);

create table order_address (
  order_id bigint not null,
  revision integer not null,
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
  primary key (order_id, revision, kind),
  foreign key (order_id, revision) references order_revision (order_id, number)
);

create table order_total (
  order_id bigint not null,
  revision integer not null,
  position integer not null,
  code text not null,
  title text not null,
  value bigint,
  primary key (order_id, revision, position),
  foreign key (order_id, revision) references order_revision (order_id, number)
);

-- Revisions and their rows are appended only; what erases personal data or an import says so with `dijla.erasing` in its transaction.
create function refuse_overwriting() returns trigger language plpgsql as $$
begin
  if current_setting('dijla.erasing', true) = 'on' then return new; end if;
  raise exception 'rows of % are appended, not overwritten', tg_table_name;
end $$;

create trigger append_only before update or delete on order_revision for each statement execute function refuse_overwriting();
create trigger append_only before update or delete on order_line for each statement execute function refuse_overwriting();
create trigger append_only before update or delete on order_revision_line for each statement execute function refuse_overwriting();
create trigger append_only before update or delete on order_address for each statement execute function refuse_overwriting();
create trigger append_only before update or delete on order_total for each statement execute function refuse_overwriting();
create trigger revision_by_revision before update of revision on "order" for each row
  when (new.revision <> old.revision + 1) execute function refuse_overwriting();

-- What an order is now.
create view current_order as
select o.id, o.order_number, o.cart_id, o.customer_id, o.store_code, o.currency, o.base_currency, o.base_rate_numerator, o.base_rate_denominator,
  o.payable_currency, o.payable_rate_numerator, o.payable_rate_denominator, o.payable_step, o.placed_at, o.revision,
  r.is_virtual, r.shipping_carrier_code, r.shipping_method_code, r.shipping_title, r.delivery_slot, r.payment_method_code, r.payment_title,
  r.coupon_code, r.context_version, r.items_qty, r.subtotal, r.shipping_amount, r.tax_amount, r.discount_amount, r.grand_total,
  r.base_subtotal, r.base_shipping_amount, r.base_tax_amount, r.base_discount_amount, r.base_grand_total, r.payable_total, o.version
from "order" o join order_revision r on r.order_id = o.id and r.number = o.revision;

create view current_order_line as
select l.order_id, l.line_number, l.product_id, l.parent_sku, l.sku, l.name, l.product_type, l.options, l.product_option, l.parts,
  q.qty, q.price, q.price_incl_tax, q.row_total, q.row_total_incl_tax, q.tax_amount, q.tax_percent, q.discount_amount, q.base_row_total
from "order" o join order_revision_line q on q.order_id = o.id and q.revision = o.revision
join order_line l on l.order_id = q.order_id and l.line_number = q.line_number;

-- Orders placed before this instant are counted in product_sales; one row.
create table sales_counted (
  only_row boolean primary key default true check (only_row),
  until_at timestamptz not null
);
insert into sales_counted (until_at) values ('2026-01-01T00:00:00Z');
