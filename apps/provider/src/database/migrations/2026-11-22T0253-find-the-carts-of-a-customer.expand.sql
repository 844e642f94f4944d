create index cart_customer on cart (customer_id);
