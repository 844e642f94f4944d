alter table store_view
  add column payable_currency text not null default 'IQD' references currency (code),
  add column payable_step bigint not null default 250 check (payable_step >= 0);

alter table cart
  add column payable_currency text references currency (code),
  add column payable_rate_numerator bigint,
  add column payable_rate_denominator bigint,
  add column payable_rate_at timestamptz;

alter table "order"
  add column payable_currency text references currency (code),
  add column payable_rate_numerator bigint,
  add column payable_rate_denominator bigint,
  add column payable_step bigint,
  add column payable_total bigint check (payable_total >= 0),
  add check (num_nulls(payable_currency, payable_rate_numerator, payable_rate_denominator, payable_step, payable_total) in (0, 5));

-- Its symbol and scale are now part of what totals are computed with.
create trigger totals_context_renewed before insert or update or delete or truncate on currency for each statement execute function renew_totals_context_version();
