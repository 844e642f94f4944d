-- Of a customer's coupon, the hash of the telephone under which it was counted too, so that giving it back takes both back.
alter table order_promotion_use add telephone_buyer text;
