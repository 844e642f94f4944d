create table message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms')),
  "to" text,
  template text not null,
  params jsonb not null,
  language text not null,
  dedupe_key text unique,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'suppressed')),
  attempts smallint not null default 0 check (attempts >= 0),
  not_before timestamptz,
  not_after timestamptz,
  claimed_at timestamptz,
  is_uncertain boolean not null default false,
  provider_id text,
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ("to" is not null or state in ('sent', 'failed', 'suppressed'))
);
create index message_waiting on message (id) where state in ('queued', 'sending');
create index message_failed on message (id) where state = 'failed' and "to" is not null;
create index message_personal on message (created_at) where "to" is not null;

create table suppressed_address (
  channel text not null check (channel in ('email', 'sms')),
  address_hash text not null,
  reason text not null,
  at timestamptz not null default now(),
  primary key (channel, address_hash)
);

create table paused (
  part text primary key,
  reason text not null,
  since timestamptz not null default now()
);
