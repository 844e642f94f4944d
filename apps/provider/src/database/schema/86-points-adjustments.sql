-- Above which worth staff give or take points by two: one asks, another confirms; one row. What one member gives or takes
-- a customer within a day counts together.
create table adjustment_rule (
  only_row boolean primary key default true check (only_row),
  -- Minor units; null: one member is enough for any.
  above_amount bigint check (above_amount between 0 and 1000000000000),
  currency text not null
);

-- Points that a member of the staff wants to give or take, until another member decides.
create table points_adjustment (
  id bigint generated always as identity primary key,
  customer_id integer not null references customer (id) on delete cascade,
  points integer not null check (points <> 0),
  -- Read by the customer once it is done.
  reason text not null check (length(reason) between 1 and 200),
  state text not null default 'asked' check (state in ('asked', 'confirmed', 'refused')),
  asked_at timestamptz not null,
  asked_by integer not null references staff (id),
  decided_at timestamptz,
  decided_by integer references staff (id),
  check ((state = 'asked') = (decided_at is null)),
  check ((state = 'asked') = (decided_by is null)),
  check (state <> 'confirmed' or decided_by <> asked_by)
);
create index points_adjustment_customer on points_adjustment (customer_id, id desc);
create index points_adjustment_asked on points_adjustment (id desc) where state = 'asked';
insert into adjustment_rule (above_amount, currency) values (500000, 'IQD');
