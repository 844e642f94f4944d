alter table payment_method add column pay_within_hours integer check (pay_within_hours > 0);
update payment_method set pay_within_hours = 72 where code = 'banktransfer';
alter table "order" drop constraint order_cart_id_key;
create index order_cart on "order" (cart_id);
alter table order_listing add column pay_until timestamptz;
create index order_listing_pay_until on order_listing (pay_until) where payment_state = 'unpaid' and state in ('pending', 'pending_approval', 'on_hold');
