create index order_listing_state_payment on order_listing (state, payment_state, placed_at desc, order_id desc);
create index order_listing_region on order_listing (region_id, placed_at desc, order_id desc);
create index order_listing_shipping on order_listing (shipping_method_code, placed_at desc, order_id desc);
create index order_listing_payment_method on order_listing (payment_method_code, placed_at desc, order_id desc);
create index order_listing_highest on order_listing (coalesce(charged, 0::bigint) desc, order_id desc);
