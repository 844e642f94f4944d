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

-- The digits of a telephone that people say instead of all of it: the first ones of its network, and the last ones.
create function telephone_parts(telephone text) returns text[] language sql immutable parallel safe as $$
  select array[left(telephone, 4), left(telephone, 5), right(telephone, 4), right(telephone, 5), right(telephone, 6), right(telephone, 7)]
$$;

-- What an order is found by: its number, with and without leading zeros, names, telephones, and the numbers and names of its goods.
create function order_words(order_number text, lines jsonb, addresses jsonb) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(folded_words(
    array[order_number, ltrim(order_number, '0')]
    || array(select unnest(array[l ->> 'sku', l ->> 'parent_sku', l ->> 'name']) from jsonb_array_elements(lines) as l)
    || array(select unnest(array[a ->> 'firstname', a ->> 'lastname', a ->> 'company', a ->> 'telephone'] || telephone_parts(a ->> 'telephone'))
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
  words tsvector not null default '',
  -- Frozen when it was ordered: until when it has to be paid; null: whenever it is delivered.
  pay_until timestamptz,
  -- Digest of the network it came from, while it waits for its payment.
  network text
);
create index order_listing_placed on order_listing (placed_at desc, order_id desc);
create index order_listing_state on order_listing (state, placed_at desc, order_id desc);
create index order_listing_payment on order_listing (payment_state, placed_at desc, order_id desc);
create index order_listing_state_payment on order_listing (state, payment_state, placed_at desc, order_id desc);
create index order_listing_region on order_listing (region_id, placed_at desc, order_id desc);
create index order_listing_shipping on order_listing (shipping_method_code, placed_at desc, order_id desc);
create index order_listing_payment_method on order_listing (payment_method_code, placed_at desc, order_id desc);
create index order_listing_highest on order_listing (coalesce(charged, 0::bigint) desc, order_id desc);
create index order_listing_telephone on order_listing (telephone);
create index order_listing_pay_until on order_listing (pay_until) where payment_state = 'unpaid' and state in ('pending', 'pending_approval', 'on_hold');
create index order_listing_network on order_listing (network) where network is not null;
create index order_listing_words on order_listing using gin (words);

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
