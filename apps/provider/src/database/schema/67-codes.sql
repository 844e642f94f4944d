-- Codes sent to somebody, to show that a telephone or an e-mail address is theirs. One row for each purpose, subject and asker: a new code takes
-- the place of the old one. Neither the code nor whom it was sent to is readable here.
create table one_time_code (
  -- Another for each code.
  id uuid not null unique,
  purpose text not null,
  -- Keyed hashes: of the number or address, of the device or network that asked, and of the code.
  subject_hash text not null,
  asker_hash text not null,
  code_hash text not null,
  tries integer not null default 0 check (tries between 0 and 5),
  sent_at timestamptz not null,
  resend_after timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- What its purpose needs once the code was right.
  data jsonb,
  primary key (purpose, subject_hash, asker_hash)
);
create index one_time_code_expires on one_time_code (expires_at);

-- Challenges of captchas and of passkeys that were answered, until they end: each is good once.
create table used_challenge (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_challenge_expiry on used_challenge (expires_at);
