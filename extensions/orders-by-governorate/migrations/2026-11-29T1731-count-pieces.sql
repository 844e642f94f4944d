-- What was counted before stays; its pieces are read from the orders.
alter table counted_order add column pieces integer not null default 0;

update counted_order c set pieces = o.items_qty from public.current_order o where o.id = c.order_id;
