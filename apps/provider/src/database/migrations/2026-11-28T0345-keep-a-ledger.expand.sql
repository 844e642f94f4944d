-- Double entry for everything that is owed: payments, refunds, cash, points, cards, commissions. Journals, entries and accounts are only ever
-- added; what was wrong is put right by another journal. No personal data: owners are ids.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% never changes', tg_table_name using errcode = 'restrict_violation';
end $$;

-- Made by the first journal that names it. No foreign key leads here: it would lock the row of an account that every order names.
create table ledger_account (
  -- As code and reports name it: 'sales', 'receivable:order:10024'.
  id text generated always as (kind || coalesce(':' || owner, '')) stored,
  kind text not null check (kind ~ '^[a-z][a-z-]*$'),
  owner text check (owner <> ''),
  unit text not null check (unit in ('IQD', 'USD', 'POINT')),
  -- Spent from: its balance is kept in ledger_balance.
  guarded boolean not null,
  at timestamptz not null default now(),
  primary key (id, unit)
);
create index ledger_account_guarded on ledger_account (id, unit) where guarded;
create trigger ledger_account_kept before update or delete on ledger_account for each row execute function refuse_ledger_change();
create trigger ledger_account_not_emptied before truncate on ledger_account for each statement execute function refuse_ledger_change();

-- What happened, once per kind and cause.
create table ledger_journal (
  id bigint generated always as identity primary key,
  kind text not null check (kind <> ''),
  cause text not null check (cause <> ''),
  order_id bigint,
  reason text,
  actor text not null,
  at timestamptz not null,
  unique (kind, cause)
);
create index ledger_journal_order on ledger_journal (order_id, id) where order_id is not null;
create trigger ledger_journal_kept before update or delete on ledger_journal for each row execute function refuse_ledger_change();
create trigger ledger_journal_not_emptied before truncate on ledger_journal for each statement execute function refuse_ledger_change();

-- Minor units: plus is what the shop then owes the account, minus what the account owes the shop. A journal sums to zero in each unit.
create table ledger_entry (
  journal_id bigint not null references ledger_journal (id),
  line integer not null,
  account text not null,
  unit text not null check (unit in ('IQD', 'USD', 'POINT')),
  amount bigint not null check (amount <> 0),
  primary key (journal_id, line)
);
create index ledger_entry_account on ledger_entry (account, unit, journal_id desc, line desc) include (amount);
create trigger ledger_entry_kept before update or delete on ledger_entry for each row execute function refuse_ledger_change();
create trigger ledger_entry_not_emptied before truncate on ledger_entry for each statement execute function refuse_ledger_change();

create function refuse_unbalanced_journal() returns trigger language plpgsql as $$
begin
  if exists (select from added group by journal_id, unit having sum(amount) <> 0) then
    raise exception 'a journal does not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger ledger_entry_balanced after insert on ledger_entry referencing new table as added
  for each statement execute function refuse_unbalanced_journal();

-- Balances of guarded accounts, kept with their entries; a job proves both equal. The shop's own accounts have none, as every order would
-- wait for their rows.
create table ledger_balance (
  account text not null,
  unit text not null,
  balance bigint not null default 0,
  -- What taking may leave: zero, or minus the limit of a credit line. A limit may be lowered below what is used.
  floor bigint not null default 0 check (floor <= 0),
  primary key (account, unit),
  check (balance >= 0 or account like 'credit:%')
);

-- Differences that the last proof found; one row.
create table ledger_proof (
  only_row boolean primary key default true check (only_row),
  proved_at timestamptz not null,
  balances integer not null,
  journals integer not null,
  accounts integer not null
);
