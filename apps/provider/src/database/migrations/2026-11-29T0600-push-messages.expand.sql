-- Devices are told of orders and alerts by push messages.
create table push_subscription (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{43}$'),
  customer_id integer not null references customer (id) on delete cascade,
  session_id integer not null references customer_session (id) on delete cascade,
  store_code text not null references store_view (code),
  endpoint text not null check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscription_customer on push_subscription (customer_id);
create index push_subscription_session on push_subscription (session_id);

create table push_key (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);

alter table message drop constraint message_channel_check, add constraint message_channel_check check (channel in ('email', 'sms', 'push'));
alter table watch drop constraint watch_channel_check, add constraint watch_channel_check check (channel in ('email', 'sms', 'push'));
alter table watch add constraint watch_push_is_of_customer check (channel <> 'push' or customer_id is not null);
