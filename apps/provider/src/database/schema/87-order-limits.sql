-- What orders may wait for their payment at once: the owner's one row; null: however many.
create table unpaid_order_limit (
  only_row boolean primary key default true check (only_row),
  -- Of one customer, and of one telephone number.
  per_buyer integer default 3 check (per_buyer > 0),
  -- Of one network, which may be that of many.
  per_network integer default 20 check (per_network > 0),
  -- Percent of a product's stock that all of them may hold together.
  per_product integer default 50 check (per_product between 1 and 100)
);
insert into unpaid_order_limit default values;

-- Until when delivered goods can be returned: the owner's one row.
create table return_rule (
  only_row boolean primary key default true check (only_row),
  -- Days after the delivery; null: whenever.
  within_days integer default 14 check (within_days > 0)
);
insert into return_rule default values;

-- Whether orders placed without a connection go by themselves when it is back, or only once their buyer has confirmed
-- them: the owner's one row.
create table offline_order_rule (
  only_row boolean primary key default true check (only_row),
  sends_by_itself boolean not null default true
);
insert into offline_order_rule default values;
create trigger totals_context_renewed before insert or update or delete or truncate on offline_order_rule for each statement execute function renew_totals_context_version();
