-- Sellers earn by the goods that the shop sells for them.
-- What sellers earn by the goods that the shop sells for them. A seller is named by her identifier, which is that of her page and the code of
-- her option of the attribute 'vendor', so that what she is owed outlives both.
create table vendor_terms (
  vendor text primary key,
  -- What the shop keeps of what goods cost after discounts, without delivery and tax; in hundredths of a percent.
  rate integer not null check (rate between 0 and 10000),
  -- For keeping one piece until it is delivered, in minor units of `unit`.
  storage_fee bigint not null check (storage_fee >= 0),
  unit text not null references currency (code),
  version integer not null default 1,
  set_at timestamptz not null,
  set_by text not null
);

-- What a line of an order earns its seller now. Each change of `net` is a posting of the ledger.
create table vendor_earning (
  id bigint generated always as identity primary key,
  -- As it was when the line was first seen.
  vendor text not null,
  order_id bigint not null,
  line_number integer not null,
  -- Terms under which it earns, with the fee in `unit`; null until there are some.
  rate integer,
  storage_fee bigint,
  -- Pieces that came to the buyer, and those of them that were not taken back.
  delivered integer not null check (delivered >= 0),
  kept integer not null check (kept between 0 and delivered),
  -- Minor units of `unit`, which the order is paid in.
  gross bigint not null,
  commission bigint not null,
  storage bigint not null,
  net bigint not null,
  unit text not null references currency (code),
  -- Counts the postings.
  version integer not null default 0,
  seen_at timestamptz not null,
  unique (order_id, line_number),
  foreign key (order_id, line_number) references order_line (order_id, line_number),
  check (num_nulls(rate, storage_fee) in (0, 2)),
  check (net = case when rate is null then 0 else gross - commission - storage end)
);
create index vendor_earning_vendor on vendor_earning (vendor, id desc);
create index vendor_earning_waiting on vendor_earning (vendor, order_id) where rate is null;

create table vendor_payout (
  id bigint generated always as identity primary key,
  vendor text not null,
  unit text not null references currency (code),
  amount bigint not null check (amount > 0),
  -- By which the bank names it.
  reference text not null,
  made_at timestamptz not null,
  made_by text not null
);
create index vendor_payout_vendor on vendor_payout (vendor, id desc);
