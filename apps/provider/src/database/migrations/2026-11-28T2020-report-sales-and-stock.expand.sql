-- When a product was sold last is asked of each of them.
drop index stock_movement_product;
create index stock_movement_product on stock_movement (product_id, at desc);
