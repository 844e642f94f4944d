-- What people decided on payments that need somebody: late or double money, other money than asked for, an answer that never came.
create table payment_case_decision (
  attempt_id uuid primary key references payment_attempt (id),
  -- What was done: the money was given back, it was kept for something else, or there was none.
  done text not null check (done in ('given-back', 'kept', 'no-money')),
  note text not null check (note <> ''),
  decided_by text not null,
  decided_at timestamptz not null
);

-- Files in which gateways and carriers say what they paid out, each compared once with what they took.
create table settlement (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('gateway', 'carrier')),
  -- The gateway or carrier, as `fib`.
  party text not null,
  file_name text not null,
  imported_by text not null,
  imported_at timestamptz not null
);
create index settlement_imported on settlement (imported_at desc, id desc);

create table settlement_line (
  settlement_id bigint not null references settlement (id) on delete cascade,
  number integer not null check (number > 0),
  -- What the party calls the payment or the parcel.
  reference text not null,
  -- In minor units of `unit`: what it says it took, and what it keeps of that.
  amount bigint not null,
  fee bigint not null default 0,
  unit text not null references currency (code),
  -- What the shop knows of; null where it knows no such payment or parcel.
  expected bigint,
  order_id bigint references "order" (id),
  outcome text not null check (outcome in ('settled', 'differs', 'settled-before', 'not-found')),
  primary key (settlement_id, number)
);
create index settlement_line_different on settlement_line (settlement_id) where outcome in ('differs', 'not-found');
