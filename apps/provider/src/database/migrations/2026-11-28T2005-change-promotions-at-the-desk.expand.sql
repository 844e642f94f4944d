alter table promotion add column version integer not null default 1;
alter table promotion add column archived_at timestamptz;
alter table promotion add constraint promotion_archived_is_off check (archived_at is null or not is_active);

drop index coupon_promotion;
create index coupon_promotion on coupon (promotion_id, code);

alter table order_promotion_use alter column buyer drop not null;
drop index order_promotion_use_promotion;
create index order_promotion_use_promotion on order_promotion_use (promotion_id, order_id desc);

-- Which promotions an order was priced with is known from now on; of orders before, those of coupons.
insert into order_promotion_use (order_id, promotion_id)
select o.id, c.promotion_id from "order" o join order_revision r on r.order_id = o.id and r.number = o.revision
join coupon c on c.code = r.coupon_code join order_listing l on l.order_id = o.id
where l.state not in ('cancelled', 'cancelled_by_request')
on conflict do nothing;
