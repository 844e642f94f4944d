-- Each order once, however often its event is delivered. Days are those of Baghdad.
create table counted_order (
  order_id bigint primary key,
  day date not null,
  -- Null where the order is sent nowhere, or to a place that is no governorate.
  region_id integer
);
create index counted_order_day on counted_order (day, region_id);

-- Orders that were there before the extension.
insert into counted_order (order_id, day, region_id)
select o.id, (o.placed_at at time zone 'Asia/Baghdad')::date, a.region_id
from public.current_order o
left join public.order_address a on a.order_id = o.id and a.revision = o.revision and a.kind = 'shipping';
