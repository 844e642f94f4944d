-- `+964 0770…` was kept as its digits; now it is the mobile number it means, unless another customer has that.
update customer c set telephone = '0' || right(telephone, 10)
where telephone ~ '^(00)?96407\d{9}$'
  and not exists (
    select from customer other
    where other.id <> c.id and (other.telephone = '0' || right(c.telephone, 10) or (other.id < c.id and other.telephone ~ ('^(00)?9640' || right(c.telephone, 10) || '$')))
  );
update customer_address set telephone = '0' || right(telephone, 10) where telephone ~ '^(00)?96407\d{9}$';
