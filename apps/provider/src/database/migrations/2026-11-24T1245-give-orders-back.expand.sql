create table order_give_back (
  order_id bigint not null,
  line_number integer not null,
  -- Such as 'cancellation' or 'return 17'.
  cause text not null,
  kind text not null check (kind in ('cancellation', 'return', 'expiry')),
  qty integer not null check (qty > 0),
  actor text not null,
  at timestamptz not null default now(),
  primary key (order_id, line_number, cause),
  foreign key (order_id, line_number) references order_line (order_id, line_number)
);

create table order_promotion_use (
  order_id bigint not null references "order" (id),
  promotion_id integer not null references promotion (id) on delete cascade,
  buyer text not null,
  primary key (order_id, promotion_id)
);
create index order_promotion_use_promotion on order_promotion_use (promotion_id);

alter table stock_movement drop constraint stock_movement_reason_check;
alter table stock_movement add constraint stock_movement_reason_check
  check (reason in ('opening', 'import', 'order', 'cancellation', 'expiry', 'return', 'count'));
create index stock_movement_order on stock_movement (order_id) where order_id is not null;

alter table promotion_use drop constraint promotion_use_times_used_check;
alter table promotion_use add constraint promotion_use_times_used_check check (times_used >= 0);
