-- Devices of customers that are told of orders and alerts by push messages; each goes with the session that gave it.
create table push_subscription (
  -- SHA-256 of the endpoint, in base64url: whoever knows it has the endpoint.
  id text primary key check (id ~ '^[A-Za-z0-9_-]{43}$'),
  customer_id integer not null references customer (id) on delete cascade,
  session_id integer not null references customer_session (id) on delete cascade,
  -- In whose language it is told, and where its messages lead.
  store_code text not null references store_view (code),
  -- Where the browser's push service takes messages for it.
  endpoint text not null check (length(endpoint) <= 1000),
  -- What messages are encrypted with, in base64url.
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscription_customer on push_subscription (customer_id);
create index push_subscription_session on push_subscription (session_id);

-- What push services know the shop by (VAPID); one row. Another one ends every subscription, so it is kept beside them.
create table push_key (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);
