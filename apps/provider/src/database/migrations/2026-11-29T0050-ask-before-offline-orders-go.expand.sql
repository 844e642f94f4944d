-- Whether orders placed without a connection go by themselves when it is back, or only once their buyer has confirmed
-- them: the owner's one row.
create table offline_order_rule (
  only_row boolean primary key default true check (only_row),
  sends_by_itself boolean not null default true
);
insert into offline_order_rule default values;
create trigger totals_context_renewed before insert or update or delete or truncate on offline_order_rule for each statement execute function renew_totals_context_version();
