-- E-mail, SMS and push messages on their way out, and what became of each. Who it goes to and what it says is erased after 30 days.
create table message (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('email', 'sms', 'push')),
  -- An e-mail address, a mobile number such as +9647701234567, or a customer's device such as 1001.ID; null once erased.
  "to" text,
  template text not null,
  -- What the template is filled with; {} once erased, and once a one-time code needs it no more.
  params jsonb not null,
  language text not null,
  -- The cause, the template and the recipient: what has the same is sent once. Null once erased.
  dedupe_key text unique,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'suppressed')),
  attempts smallint not null default 0 check (attempts >= 0),
  -- When the next attempt is due; null is at once.
  not_before timestamptz,
  -- From then on it is of no use to anybody, such as a code that has expired.
  not_after timestamptz,
  -- When the last attempt began.
  claimed_at timestamptz,
  -- An attempt ended without a word on whether the message was taken: its process was killed, or the server fell silent.
  is_uncertain boolean not null default false,
  -- The number under which the server or gateway took it.
  provider_id text,
  -- Why the last attempt failed, without the recipient.
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  check ("to" is not null or state in ('sent', 'failed', 'suppressed'))
);
create index message_waiting on message (id) where state in ('queued', 'sending');
create index message_recipient on message ("to", created_at) where "to" is not null;
create index message_failed on message (id) where state = 'failed' and "to" is not null;
create index message_personal on message (created_at) where "to" is not null;

-- Addresses that get no more messages, because they bounced or somebody asked for it. Only a digest of the address is kept.
create table suppressed_address (
  channel text not null check (channel in ('email', 'sms')),
  address_hash text not null,
  reason text not null,
  at timestamptz not null default now(),
  primary key (channel, address_hash)
);

-- Parts of the shop that wait until the owner releases them, such as 'messages' after a backup was restored.
create table paused (
  part text primary key,
  reason text not null,
  since timestamptz not null default now()
);

-- What the owner wrote instead of the program's own words, by message, way and language; {placeholders} stand for what differs.
create table message_text (
  template text not null,
  channel text not null check (channel in ('email', 'sms')),
  language text not null,
  -- Of an e-mail.
  subject text check (subject <> ''),
  text text not null check (text <> ''),
  primary key (template, channel, language),
  check ((channel = 'email') = (subject is not null))
);
