-- Of which new orders a member of the staff is told, and how; without a row, of none.
create table staff_order_notice (
  staff_id integer primary key references staff (id) on delete cascade,
  orders text not null check (orders in ('each', 'large')),
  -- In whole dinars: what makes an order large.
  from_amount bigint check (from_amount > 0),
  channel text not null check (channel in ('email', 'sms')),
  -- Such as +9647701234567, for SMS.
  telephone text,
  check ((orders = 'large') = (from_amount is not null) and (channel = 'sms') = (telephone is not null))
);
