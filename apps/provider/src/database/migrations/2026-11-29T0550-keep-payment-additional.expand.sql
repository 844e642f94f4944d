-- What was said with the payment method that is chosen, as a kept card or a number of months; no code.
alter table cart add column payment_additional jsonb;
