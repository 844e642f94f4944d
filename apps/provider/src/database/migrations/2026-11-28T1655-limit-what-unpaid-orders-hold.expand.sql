-- How much of a product's stock orders that wait for their payment may hold together.
alter table unpaid_order_limit add column per_product integer default 50 check (per_product between 1 and 100);
