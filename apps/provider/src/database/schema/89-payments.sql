-- Attempts to pay an order at a gateway. The row is written before the gateway is asked, what it said afterwards; one function applies that.
create table payment_attempt (
  -- Also the key that a gateway knows it by, where it has one.
  id uuid primary key,
  order_id bigint not null,
  -- Of the order; with the order's number it is the reference that the gateway shows.
  number integer not null check (number > 0),
  -- The revision whose amount it is of.
  revision integer not null,
  provider text not null,
  -- In minor units.
  amount bigint not null check (amount > 0),
  currency text not null references currency (code),
  -- The gateway's own id of the payment.
  provider_ref text,
  state text not null default 'created' check (state in ('created', 'unknown', 'pending', 'authorised', 'expired', 'cancelled', 'declined',
    'paid', 'refund_pending', 'partially_refunded', 'refunded')),
  -- The gateway's own word.
  provider_status text not null default '',
  -- It told of other money than this; no money was booked for that.
  is_mismatched boolean not null default false,
  -- Booked, and to be given back or settled by people: 'late' for an order that had ended, 'double' beyond what was due.
  money_case text check (money_case in ('late', 'double')),
  -- What the shopper does next, as the order's answer says it.
  next jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the gateway is asked next; null: not any more.
  read_at timestamptz,
  readings integer not null default 0,
  -- When the gateway was asked last, by whomever.
  asked_at timestamptz,
  unique (order_id, number),
  unique (provider, provider_ref),
  foreign key (order_id, revision) references order_revision (order_id, number),
  check (money_case is null or state in ('paid', 'refund_pending', 'partially_refunded', 'refunded'))
);
create index payment_attempt_read on payment_attempt (read_at) where read_at is not null;

-- Messages of gateways that were taken, each once.
create table payment_event (
  provider text not null,
  -- The gateway's own id of the message, or the payment's and its state.
  event_key text not null,
  attempt_id uuid not null references payment_attempt (id) on delete cascade,
  verdict text not null check (verdict in ('signed', 'unsigned')),
  at timestamptz not null,
  primary key (provider, event_key)
);
