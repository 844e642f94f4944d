create table promotion_use (
  promotion_id integer not null references promotion (id) on delete cascade,
  buyer text not null,
  times_used integer not null check (times_used > 0),
  primary key (promotion_id, buyer)
);

alter table cart add column coupon_code text;
alter table "order" add column coupon_code text;
