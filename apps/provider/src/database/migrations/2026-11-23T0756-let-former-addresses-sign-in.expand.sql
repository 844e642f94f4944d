-- Sessions that run already are taken for other clients' until they end, within 30 days: who asks cannot be told any more.
alter table customer_session add column asks_password boolean not null default false;

create table former_sign_in (
  identifier text primary key,
  customer_id integer not null references customer (id) on delete cascade,
  expires_at timestamptz not null
);
create index former_sign_in_customer on former_sign_in (customer_id);
create index former_sign_in_expiry on former_sign_in (expires_at);
