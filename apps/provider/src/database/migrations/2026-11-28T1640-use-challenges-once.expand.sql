-- Challenges of captchas and of customers' passkeys that were answered, until they end: each is good once.
create table used_challenge (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_challenge_expiry on used_challenge (expires_at);
