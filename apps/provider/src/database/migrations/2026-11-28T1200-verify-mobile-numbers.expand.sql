-- A number signs in once a code sent to it was right. Those that sign in today go on doing so.
alter table customer add column telephone_verified_at timestamptz;
alter table customer add column telephone_resets_from timestamptz;
alter table customer add column email_verified_at timestamptz;
update customer set telephone_verified_at = updated_at, telephone_resets_from = updated_at where telephone is not null;
alter table customer drop constraint customer_telephone_key;
create unique index customer_verified_telephone on customer (telephone) where telephone_verified_at is not null;
create index customer_telephone on customer (telephone);

-- Tokens that set a new password, once: for who followed a link in an e-mail or typed the code sent to a number. Kept as their SHA-256 only.
create table password_token (
  token_hash bytea primary key,
  customer_id integer not null references customer (id) on delete cascade,
  -- Whom the link or the code was sent to, as the caller names it again.
  sent_to text not null,
  expires_at timestamptz not null
);
create index password_token_customer on password_token (customer_id);
create index password_token_expiry on password_token (expires_at);
