-- What a piece costs the shop, for its reports alone: it stands in no document that shoppers get.
create table product_cost (
  product_id integer primary key references product (id) on delete cascade,
  -- In minor units of its currency.
  amount bigint not null check (amount between 0 and 10000000000),
  currency text not null references currency (code)
);
