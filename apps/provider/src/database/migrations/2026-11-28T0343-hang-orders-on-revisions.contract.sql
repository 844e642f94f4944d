-- In one transaction, so that no order is placed in between that has no revision: processes of the release before must be stopped first,
-- because they write the columns that go.
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

insert into order_revision (
  order_id, number, cause, actor, request_id, at,
  is_virtual, shipping_carrier_code, shipping_method_code, shipping_title, delivery_slot, payment_method_code, payment_title,
  coupon_code, context_version, items_qty, subtotal, shipping_amount, tax_amount, discount_amount, grand_total, base_subtotal,
  base_shipping_amount, base_tax_amount, base_discount_amount, base_grand_total, payable_total
)
select
  id, 1, case when cart_id is null then 'import' else 'placed' end,
  coalesce((select e.actor from order_event e where e.order_id = o.id order by e.id limit 1), 'shopper'), request_id, placed_at,
  is_virtual, shipping_carrier_code, shipping_method_code, shipping_title, delivery_slot, payment_method_code, payment_title,
  coupon_code, context_version, items_qty, subtotal, shipping_amount, tax_amount, discount_amount, grand_total, base_subtotal,
  base_shipping_amount, base_tax_amount, base_discount_amount, base_grand_total, payable_total
from "order" o;

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

insert into order_revision_line (
  order_id, revision, line_number, qty, price, price_incl_tax, row_total, row_total_incl_tax, tax_amount, tax_percent, discount_amount, base_row_total
)
select order_id, 1, line_number, qty, price, price_incl_tax, row_total, row_total_incl_tax, tax_amount, tax_percent, discount_amount, base_row_total
from order_line;

alter table order_line
  drop constraint order_line_order_id_fkey,
  drop column qty,
  drop column price,
  drop column price_incl_tax,
  drop column row_total,
  drop column row_total_incl_tax,
  drop column tax_amount,
  drop column tax_percent,
  drop column discount_amount,
  drop column base_row_total;

alter table order_address
  add column revision integer not null default 1,
  drop constraint order_address_pkey,
  add primary key (order_id, revision, kind),
  drop constraint order_address_order_id_fkey,
  add foreign key (order_id, revision) references order_revision (order_id, number);
alter table order_address alter column revision drop default;

alter table order_total
  add column revision integer not null default 1,
  drop constraint order_total_pkey,
  add primary key (order_id, revision, position),
  drop constraint order_total_order_id_fkey,
  add foreign key (order_id, revision) references order_revision (order_id, number);
alter table order_total alter column revision drop default;

alter table "order"
  add column revision integer not null default 1,
  drop column is_virtual,
  drop column shipping_carrier_code,
  drop column shipping_method_code,
  drop column shipping_title,
  drop column delivery_slot,
  drop column payment_method_code,
  drop column payment_title,
  drop column coupon_code,
  drop column context_version,
  drop column items_qty,
  drop column subtotal,
  drop column shipping_amount,
  drop column tax_amount,
  drop column discount_amount,
  drop column grand_total,
  drop column base_subtotal,
  drop column base_shipping_amount,
  drop column base_tax_amount,
  drop column base_discount_amount,
  drop column base_grand_total,
  drop column payable_total,
  drop column request_id,
  add check (num_nulls(payable_currency, payable_rate_numerator, payable_rate_denominator, payable_step) in (0, 4));
alter table "order" add foreign key (id, revision) references order_revision (order_id, number) deferrable initially deferred;

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
  r.base_subtotal, r.base_shipping_amount, r.base_tax_amount, r.base_discount_amount, r.base_grand_total, r.payable_total
from "order" o join order_revision r on r.order_id = o.id and r.number = o.revision;

create view current_order_line as
select l.order_id, l.line_number, l.product_id, l.parent_sku, l.sku, l.name, l.product_type, l.options, l.product_option, l.parts,
  q.qty, q.price, q.price_incl_tax, q.row_total, q.row_total_incl_tax, q.tax_amount, q.tax_percent, q.discount_amount, q.base_row_total
from "order" o join order_revision_line q on q.order_id = o.id and q.revision = o.revision
join order_line l on l.order_id = q.order_id and l.line_number = q.line_number;
