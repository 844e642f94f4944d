-- Points that were earned long ago expire, where the owner wants it, and their customers are told before.
alter table reward_bonus add column expire_after_months integer check (expire_after_months between 1 and 120);
create table points_expiry (
  id bigint generated always as identity primary key,
  customer_id integer not null references customer (id) on delete cascade,
  -- The last day, in Baghdad, on which they can be spent.
  day date not null,
  -- How many the customer was told of.
  points integer not null check (points > 0),
  told_at timestamptz not null,
  -- When that day was over, and how many of them were left to go.
  ended_at timestamptz,
  expired integer check (expired between 0 and points),
  check ((ended_at is null) = (expired is null))
);
create index points_expiry_customer on points_expiry (customer_id);
create unique index points_expiry_open on points_expiry (customer_id) where ended_at is null;
create index points_expiry_due on points_expiry (day) where ended_at is null;
