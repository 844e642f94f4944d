-- The last number of each kind and year. Whoever issues an invoice locks the row until its transaction ends, so that numbers have no gaps
-- and rise with their dates.
create table invoice_series (
  kind text not null check (kind in ('invoice', 'credit note')),
  -- The year in Baghdad.
  year smallint not null,
  last_number integer not null check (last_number > 0),
  last_issued_at timestamptz not null,
  primary key (kind, year)
);

-- Issued invoices and credit notes with all that they say. They never change: what was wrong is credited, and issued anew.
create table invoice (
  id bigint generated always as identity primary key,
  kind text not null,
  year smallint not null,
  number integer not null,
  order_id bigint not null references "order" (id),
  revision integer not null check (revision > 0),
  -- Such as 'order', of a credit note 'return 17'; a cause issues once.
  cause text not null,
  -- The invoice that a credit note takes from.
  credits bigint references invoice (id),
  currency text not null references currency (code),
  -- In minor units; of a credit note what it takes off, as a positive number.
  grand_total bigint not null check (grand_total >= 0),
  issued_at timestamptz not null,
  actor text not null,
  data jsonb not null,
  unique (kind, year, number),
  unique (order_id, kind, revision, cause),
  foreign key (kind, year) references invoice_series (kind, year),
  check ((kind = 'credit note') = (credits is not null))
);
create index invoice_credits on invoice (credits) where credits is not null;

create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  -- The person may be taken off: an account was deleted. What was sold, and for how much, stays.
  if current_setting('dijla.erasing', true) = 'on' and tg_op = 'UPDATE'
    and (to_jsonb(new) - 'data') = (to_jsonb(old) - 'data') and (new.data #- '{paper,shipping}' #- '{paper,billing}') = (old.data #- '{paper,shipping}' #- '{paper,billing}') then
    return new;
  end if;
  raise exception 'an invoice never changes: credit it, and issue another';
end $$;
create trigger invoice_frozen before update or delete on invoice for each row execute function refuse_invoice_change();
