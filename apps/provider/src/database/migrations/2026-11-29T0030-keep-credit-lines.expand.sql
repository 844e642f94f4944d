-- Credit lines of customers, and the plans by which orders are paid that were placed on one.
-- Numbers of months that employees may pay in, and what each costs.
create table credit_term (
  method text not null references payment_method (code) on delete cascade,
  months smallint not null check (months between 1 and 12),
  -- Of the amount of the order, in hundredths of a percent.
  fee_rate integer not null default 0 check (fee_rate between 0 and 10000),
  primary key (method, months)
);
create trigger totals_context_renewed before insert or update or delete or truncate on credit_term for each statement execute function renew_totals_context_version();

-- What it owes is the balance of 'credit:line:<id>' in the ledger, which this limit is the floor of.
create table credit_line (
  id bigint generated always as identity primary key,
  -- Null once the account was deleted.
  customer_id integer references customer (id) on delete set null,
  method text not null references payment_method (code),
  unit text not null references currency (code),
  state text not null default 'asked' check (state in ('asked', 'open', 'declined', 'suspended', 'closed')),
  -- In minor units of `unit`; zero until it is opened.
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  -- In how many days what is bought on account is due; null where it is paid in months.
  due_days smallint check (due_days between 1 and 365),
  -- The employer, or the company.
  organization text not null,
  -- The number of the employee there, or the company's tax ID.
  reference text not null,
  -- What the shop said with its decision.
  answer text,
  version integer not null default 1,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  unique (customer_id, method)
);
create index credit_line_state on credit_line (state, asked_at desc);

-- How an order on a credit line is paid. It waits for approval while nothing was taken of the line.
create table credit_plan (
  order_id bigint primary key references "order" (id),
  credit_line_id bigint not null references credit_line (id),
  is_awaiting boolean not null,
  months smallint not null check (months between 1 and 12),
  fee_rate integer not null,
  -- Due on its day: the first of the months, or all of it.
  first_due_on date not null,
  -- Taken of the line for the order so far, and for the fee; minor units of the line.
  principal bigint not null default 0 check (principal >= 0),
  fee bigint not null default 0 check (fee >= 0),
  placed_at timestamptz not null
);
create index credit_plan_line on credit_plan (credit_line_id);

create table credit_installment (
  order_id bigint not null references credit_plan (order_id),
  number smallint not null check (number between 1 and 12),
  due_on date not null,
  amount bigint not null check (amount > 0),
  primary key (order_id, number)
);

insert into credit_term (method, months, fee_rate)
select 'employee_installments', months, 0 from unnest(array[3, 6, 10, 12]) as months where exists (select from payment_method where code = 'employee_installments');
-- A credit line says who may pay so; the groups that stood here by default held for nobody else.
update payment_method set customer_groups = null
where (code = 'employee_installments' and customer_groups = '{Employees}') or (code = 'b2b_credit' and customer_groups = '{Wholesale}');
