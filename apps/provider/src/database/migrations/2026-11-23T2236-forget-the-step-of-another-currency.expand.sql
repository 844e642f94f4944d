-- A step is in the minor units of its currency: 250 dinars are no 2.50 dollars.
create function forget_payable_step() returns trigger language plpgsql as $$
begin
  new.payable_step := 0;
  return new;
end $$;
create trigger payable_step_forgotten before update of payable_currency on store_view for each row
  when (new.payable_currency <> old.payable_currency and new.payable_step = old.payable_step) execute function forget_payable_step();
