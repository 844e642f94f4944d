-- Offer payment methods of gateways while these are there, and take each of their messages once.
alter table payment_method add column has_gateway boolean not null default false;
create table payment_gateway (
  code text primary key,
  is_test boolean not null,
  away_until timestamptz
);
create trigger totals_context_renewed before insert or update or delete or truncate on payment_gateway for each statement execute function renew_totals_context_version();
alter table payment_attempt add column asked_at timestamptz;
create table payment_event (
  provider text not null,
  event_key text not null,
  attempt_id uuid not null references payment_attempt (id) on delete cascade,
  verdict text not null check (verdict in ('signed', 'unsigned')),
  at timestamptz not null,
  primary key (provider, event_key)
);
insert into payment_method (code, has_gateway, pay_within_hours, position) values ('fib', true, 2, 5) on conflict (code) do nothing;
insert into payment_method_text (code, language, title) values ('fib', 'en', 'FIB bank app'), ('fib', 'ar', 'تطبيق المصرف العراقي الأول (FIB)') on conflict do nothing;
insert into payment_limit (code, currency, min_total, max_total) values ('fib', 'IQD', 1000, 10000000), ('fib', 'USD', 80, 763000) on conflict do nothing;
