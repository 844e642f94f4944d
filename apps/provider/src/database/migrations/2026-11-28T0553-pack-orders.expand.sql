-- What travels together. Every order has a first package, from which staff may split others; its state is that of its last order_event.
create table order_package (
  order_id bigint not null references "order" (id),
  number integer not null check (number > 0),
  -- As its buyer reads it: the order's number, a hyphen and its own.
  increment_id text not null unique,
  -- Who brings it, as a word such as 'own-driver'; null before it is dispatched.
  carrier text,
  tracking_number text,
  created_at timestamptz not null default now(),
  primary key (order_id, number)
);

create table order_package_line (
  order_id bigint not null,
  package integer not null,
  line_number integer not null,
  -- Pieces that travel in it or were delivered with it; those of all packages are the pieces of the order's current revision.
  qty integer not null check (qty >= 0),
  -- Pieces that it has no more: called off with it, or not accepted at the door.
  given_back integer not null default 0 check (given_back >= 0),
  primary key (order_id, package, line_number),
  foreign key (order_id, package) references order_package (order_id, number),
  foreign key (order_id, line_number) references order_line (order_id, line_number)
);


insert into order_package (order_id, number, increment_id, created_at) select id, 1, order_number || '-1', placed_at from "order";
insert into order_package_line (order_id, package, line_number, qty)
select o.id, 1, q.line_number, q.qty from "order" o join order_revision_line q on q.order_id = o.id and q.revision = o.revision;

-- Packages and their lines change in one transaction with what the order is, so that this is asked at its end, once for each.
create function refuse_uneven_packages() returns trigger language plpgsql as $$
begin
  if exists (
    select from (
      select q.line_number, q.qty from "order" o join order_revision_line q on q.order_id = o.id and q.revision = o.revision where o.id = new.order_id
    ) ordered full join (
      select line_number, sum(qty) as qty from order_package_line where order_id = new.order_id and qty > 0 group by line_number
    ) packed using (line_number)
    where ordered.qty is distinct from packed.qty
  ) then
    raise exception 'the packages of order % do not hold what it is of', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger packages_hold_the_order after insert on order_package deferrable initially deferred
  for each row execute function refuse_uneven_packages();
create constraint trigger packages_hold_the_order after insert on order_revision deferrable initially deferred
  for each row execute function refuse_uneven_packages();

alter table "order" add column version integer not null default 1;
create or replace view current_order as
select o.id, o.order_number, o.cart_id, o.customer_id, o.store_code, o.currency, o.base_currency, o.base_rate_numerator, o.base_rate_denominator,
  o.payable_currency, o.payable_rate_numerator, o.payable_rate_denominator, o.payable_step, o.placed_at, o.revision,
  r.is_virtual, r.shipping_carrier_code, r.shipping_method_code, r.shipping_title, r.delivery_slot, r.payment_method_code, r.payment_title,
  r.coupon_code, r.context_version, r.items_qty, r.subtotal, r.shipping_amount, r.tax_amount, r.discount_amount, r.grand_total,
  r.base_subtotal, r.base_shipping_amount, r.base_tax_amount, r.base_discount_amount, r.base_grand_total, r.payable_total, o.version
from "order" o join order_revision r on r.order_id = o.id and r.number = o.revision;

alter table order_event add column move text, add column data jsonb;
alter table order_event add foreign key (order_id, package) references order_package (order_id, number);
create index order_event_refused on order_event (at) where move in ('refuse', 'accept_part');
create trigger append_only before update or delete on order_event for each statement execute function refuse_overwriting();

alter table order_give_back add column is_restocked boolean not null default true;
alter table order_give_back drop constraint order_give_back_kind_check;
alter table order_give_back add constraint order_give_back_kind_check check (kind in ('cancellation', 'delivery', 'expiry', 'return'));
alter table stock_movement drop constraint stock_movement_reason_check;
alter table stock_movement add constraint stock_movement_reason_check
  check (reason in ('opening', 'import', 'order', 'cancellation', 'delivery', 'expiry', 'return', 'count'));

-- A text as searches compare it: lower case, without vowel marks, letters and digits of Arabic, Persian and Kurdish as one.
create function folded_text(given text) returns text language sql immutable parallel safe strict as $$
  select translate(
    regexp_replace(lower(normalize(given)), '[\u064B-\u065F\u0670\u0640\u0621]', '', 'g'),
    'أإآٱةىؤئگکچپڤیە٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ااااهيويككجبفيه01234567890123456789'
  )
$$;

-- The words of some texts, folded. Which characters part words does not hang on the database's locale.
create function folded_words(given text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct word), '{}') from unnest(given) as each,
    regexp_split_to_table(folded_text(each), '[\s.,;:/\\|_+()\[\]{}"''“”«»!?؟،؛*&%$#@=<>~^`-]+') as word
  where word <> ''
$$;

-- What an order is found by: its number, with and without leading zeros, names, telephones, and the numbers and names of its goods.
create function order_words(order_number text, lines jsonb, addresses jsonb) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(folded_words(
    array[order_number, ltrim(order_number, '0')]
    || array(select unnest(array[l ->> 'sku', l ->> 'parent_sku', l ->> 'name']) from jsonb_array_elements(lines) as l)
    || array(select unnest(array[a ->> 'firstname', a ->> 'lastname', a ->> 'company', a ->> 'telephone', right(a ->> 'telephone', 4)])
      from jsonb_array_elements(addresses) as a)
  ))
$$;

-- What lists of orders are asked by: one row an order, written with its revisions and moves. All of it is told by other tables too.
create table order_listing (
  order_id bigint primary key references "order" (id),
  order_number text not null,
  placed_at timestamptz not null,
  store_code text not null,
  state text not null default 'pending',
  -- Of each of its packages, by their numbers.
  package_states text[] not null default '{pending}',
  region_id integer,
  shipping_carrier_code text,
  shipping_method_code text,
  payment_method_code text not null,
  customer_name text not null default '',
  -- In its one spelling.
  telephone text,
  items_qty integer not null,
  -- Of what is owed: minor units of this currency.
  unit text not null,
  -- To be paid for what was neither called off nor paid elsewhere; null of orders from elsewhere.
  charged bigint,
  -- Of the ledger, by its own trigger: received, credited for goods and given back.
  paid bigint not null default 0,
  credited bigint not null default 0,
  refunded bigint not null default 0,
  due bigint generated always as (coalesce(charged, 0) - credited - paid + refunded) stored,
  payment_state text not null generated always as (case
    when charged is null then 'elsewhere'
    when paid = 0 and charged <= credited then 'none'
    when paid = 0 then 'unpaid'
    when refunded >= paid then 'refunded'
    when refunded > 0 then 'refunded_in_part'
    when paid < charged - credited then 'part_paid'
    else 'paid'
  end) stored,
  words tsvector not null default ''
);
create index order_listing_placed on order_listing (placed_at desc, order_id desc);
create index order_listing_state on order_listing (state, placed_at desc, order_id desc);
create index order_listing_payment on order_listing (payment_state, placed_at desc, order_id desc);
create index order_listing_telephone on order_listing (telephone);
create index order_listing_words on order_listing using gin (words);

insert into order_listing (order_id, order_number, placed_at, store_code, state, package_states, region_id, shipping_carrier_code, shipping_method_code,
  payment_method_code, customer_name, telephone, items_qty, unit, charged, paid, credited, refunded, words)
select o.id, o.order_number, o.placed_at, o.store_code, s.state, array[s.state], a.region_id, o.shipping_carrier_code, o.shipping_method_code,
  o.payment_method_code, coalesce(a.firstname || ' ' || a.lastname, ''), a.telephone, o.items_qty, coalesce(o.payable_currency, o.currency),
  case when o.cart_id is null then null when s.state in ('cancelled', 'cancelled_by_request') then 0 else coalesce(o.payable_total, o.grand_total) end,
  coalesce(l.paid, 0), coalesce(l.credited, 0), coalesce(l.refunded, 0),
  order_words(o.order_number,
    coalesce((select jsonb_agg(to_jsonb(w)) from (select sku, parent_sku, name from order_line where order_id = o.id) w), '[]'),
    coalesce((select jsonb_agg(to_jsonb(w)) from (select firstname, lastname, company, telephone from order_address where order_id = o.id) w), '[]'))
from current_order o
cross join lateral (select coalesce((select e.to_state from order_event e where e.order_id = o.id order by e.id desc limit 1), 'pending') as state) s
left join lateral (
  select * from order_address x where x.order_id = o.id and x.revision = o.revision order by x.kind = 'shipping' desc limit 1
) a on true
left join lateral (
  select sum(e.amount) filter (where j.kind not in ('sale', 'credit', 'refund')) as paid, sum(e.amount) filter (where j.kind = 'credit') as credited,
    -sum(e.amount) filter (where j.kind = 'refund') as refunded
  from ledger_entry e join ledger_journal j on j.id = e.journal_id
  where e.account = 'receivable:order:' || o.id and e.unit = coalesce(o.payable_currency, o.currency)
) l on true;

-- Whoever posts to an order's account: what it received is in its listing. Sales charge the account and are counted by nobody here.
create function follow_order_payments() returns trigger language plpgsql as $$
begin
  update order_listing l
  set paid = l.paid + m.paid, credited = l.credited + m.credited, refunded = l.refunded + m.refunded
  from (
    select substr(a.account, 18)::bigint as order_id, a.unit,
      coalesce(sum(a.amount) filter (where j.kind not in ('sale', 'credit', 'refund')), 0) as paid,
      coalesce(sum(a.amount) filter (where j.kind = 'credit'), 0) as credited,
      coalesce(-sum(a.amount) filter (where j.kind = 'refund'), 0) as refunded
    from added a join ledger_journal j on j.id = a.journal_id where a.account ~ '^receivable:order:[0-9]{1,18}$' group by a.account, a.unit
  ) m
  where l.order_id = m.order_id and l.unit = m.unit and (m.paid <> 0 or m.credited <> 0 or m.refunded <> 0);
  return null;
end $$;
create trigger ledger_entry_followed after insert on ledger_entry referencing new table as added
  for each statement execute function follow_order_payments();
