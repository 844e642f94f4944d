-- By what an order earns points, as it was when it was placed, and which points pay a part of it.
create table order_reward (
  order_id bigint primary key references "order" (id),
  -- So many points for so much money, in minor units of its currency; null where it earns none.
  earn_points integer,
  earn_money bigint,
  earn_currency text,
  -- Points it was last ordered with, and what they were worth in minor units of the order's currency.
  spent_points integer not null default 0 check (spent_points >= 0),
  spent_value bigint not null default 0 check (spent_value >= 0),
  check (num_nulls(earn_points, earn_money, earn_currency) in (0, 3))
);

-- Lines that earn more points than the order's rate says, as it was when they were ordered.
create table order_reward_line (
  order_id bigint not null references order_reward (order_id),
  line_number integer not null,
  -- In hundredths.
  factor integer not null check (factor between 101 and 1000),
  primary key (order_id, line_number),
  foreign key (order_id, line_number) references order_line (order_id, line_number)
);
