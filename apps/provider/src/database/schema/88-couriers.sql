-- The member of the staff who brings a package for the shop; of one that a carrier brings there is none.
alter table order_package
  add column courier_id integer references staff (id),
  add column given_to_courier_at timestamptz,
  add constraint given_to_courier check ((courier_id is null) = (given_to_courier_at is null));
create index order_package_courier on order_package (courier_id, given_to_courier_at) where courier_id is not null;

-- What a courier handed in at the end of a day of Baghdad, once for each currency; amounts in its minor units.
create table courier_closing (
  id bigint generated always as identity primary key,
  courier_id integer not null references staff (id),
  day date not null,
  unit text not null references currency (code),
  -- What the courier held by the ledger; below zero: the shop owed it.
  expected bigint not null,
  handed_in bigint not null check (handed_in >= 0),
  -- Why the two differ; read by the staff.
  reason text,
  -- Whether the shop bears the difference; else it stays on the courier's account.
  is_written_off boolean not null default false,
  confirmed_by integer not null references staff (id),
  closed_at timestamptz not null,
  unique (courier_id, day, unit),
  check (handed_in = expected or reason is not null)
);
create index courier_closing_confirmed_by on courier_closing (confirmed_by);
