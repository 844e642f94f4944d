-- What totals are computed with besides goods and carts changes rarely and costs more to read than a cart: whoever keeps it finds here
-- whether it is still as it was. Another version after every transaction that writes to one of the tables below.
create table totals_context_version (
  is_only boolean primary key default true check (is_only),
  version uuid not null default gen_random_uuid()
);
insert into totals_context_version default values;

-- Before the statement, so that of two who write neither holds a row the other waits for. Once a transaction is enough.
create function renew_totals_context_version() returns trigger language plpgsql as $$
begin
  update totals_context_version set version = gen_random_uuid() where xmin <> pg_current_xact_id()::xid;
  return null;
end $$;

create trigger totals_context_renewed before insert or update or delete or truncate on store_view for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on region for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on exchange_rate for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on currency for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on tax_class for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on tax_rate for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on tax_rule for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on tax_rule_rate for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on tax_rule_class for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on shipping_method for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on shipping_method_text for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on shipping_price for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on shipping_rate for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on size_class for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on size_class_text for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on size_class_price for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on delivery_slot for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on delivery_slot_text for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on payment_method for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on payment_gateway for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on payment_method_text for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on payment_limit for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on promotion for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on promotion_text for each statement execute function renew_totals_context_version();
-- Each order with a coupon counts its use, which is in no context.
create trigger totals_context_renewed before insert or update of promotion_id or delete or truncate on coupon for each statement execute function renew_totals_context_version();
