alter table order_package
  add column courier_id integer references staff (id),
  add column given_to_courier_at timestamptz,
  add constraint given_to_courier check ((courier_id is null) = (given_to_courier_at is null));
create index order_package_courier on order_package (courier_id, given_to_courier_at) where courier_id is not null;

create table courier_closing (
  id bigint generated always as identity primary key,
  courier_id integer not null references staff (id),
  day date not null,
  unit text not null references currency (code),
  expected bigint not null,
  handed_in bigint not null check (handed_in >= 0),
  reason text,
  is_written_off boolean not null default false,
  confirmed_by integer not null references staff (id),
  closed_at timestamptz not null,
  unique (courier_id, day, unit),
  check (handed_in = expected or reason is not null)
);
create index courier_closing_confirmed_by on courier_closing (confirmed_by);

-- Couriers say what came of the stops of their own run, and of no other order's any more.
delete from role_permission where role = 'courier' and permission = 'orders.deliver';
