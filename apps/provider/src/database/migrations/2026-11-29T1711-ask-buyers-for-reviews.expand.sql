-- Delivered orders whose buyers are asked for reviews, once each.
create table review_invitation (
  order_id bigint primary key references "order" (id) on delete cascade,
  delivered_at timestamptz not null,
  -- When it was decided whether to ask; null: not yet.
  settled_at timestamptz,
  -- Out of the message: ends such messages to where it went. Null where none was sent.
  key text unique,
  -- Of its buyer's account and addresses, as digests.
  recipient_hashes text[] not null default '{}',
  -- When its reader wanted no more of them.
  stopped_at timestamptz
);
create index review_invitation_due on review_invitation (delivered_at) where settled_at is null;
create index review_invitation_stopped on review_invitation using gin (recipient_hashes) where stopped_at is not null;
