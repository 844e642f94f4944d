-- A customer wants to give delivered goods back: 'received' once they have come, after which money goes back by a refund.
create table return_request (
  id bigint generated always as identity primary key,
  order_id bigint not null references "order" (id),
  -- What she would have for them.
  wish text not null check (wish in ('money', 'exchange')),
  -- Why, as she wrote it.
  reason text not null check (reason <> ''),
  state text not null default 'requested' check (state in ('requested', 'approved', 'declined', 'received')),
  requested_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  -- Why it was declined, for the customer to read.
  answer text,
  received_at timestamptz,
  received_by text,
  check ((state = 'requested') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  check ((state = 'declined') = (answer is not null)),
  check ((state = 'received') = (received_at is not null) and (received_at is null) = (received_by is null))
);
create index return_request_order on return_request (order_id, id);
create index return_request_open on return_request (requested_at) where state in ('requested', 'approved');

create table return_line (
  return_id bigint not null references return_request (id) on delete cascade,
  line_number integer not null,
  qty integer not null check (qty > 0),
  -- What came of them: sold again or written off.
  restocked integer not null default 0 check (restocked >= 0),
  written_off integer not null default 0 check (written_off >= 0),
  primary key (return_id, line_number),
  check (restocked + written_off <= qty)
);
