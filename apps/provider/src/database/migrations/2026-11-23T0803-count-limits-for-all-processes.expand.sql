create unlogged table rate_limit (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);

create index cart_of_guest on cart (created_at) where customer_id is null and state = 'active';
