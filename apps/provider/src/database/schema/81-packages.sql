-- What travels together. Every order has a first package, from which staff may split others; its state is that of its last order_event.
create table order_package (
  order_id bigint not null references "order" (id),
  number integer not null check (number > 0),
  -- As its buyer reads it: the order's number, a hyphen and its own.
  increment_id text not null unique,
  -- Who brings it, as a word such as 'own-driver'; null before it is dispatched.
  carrier text,
  tracking_number text,
  created_at timestamptz not null default now(),
  primary key (order_id, number)
);

create table order_package_line (
  order_id bigint not null,
  package integer not null,
  line_number integer not null,
  -- Pieces that travel in it or were delivered with it; those of all packages are the pieces of the order's current revision.
  qty integer not null check (qty >= 0),
  -- Pieces that it has no more: called off with it, or not accepted at the door.
  given_back integer not null default 0 check (given_back >= 0),
  primary key (order_id, package, line_number),
  foreign key (order_id, package) references order_package (order_id, number),
  foreign key (order_id, line_number) references order_line (order_id, line_number)
);

-- Packages and their lines change in one transaction with what the order is, so that this is asked at its end, once for each.
create function refuse_uneven_packages() returns trigger language plpgsql as $$
begin
  if exists (
    select from (
      select q.line_number, q.qty from "order" o join order_revision_line q on q.order_id = o.id and q.revision = o.revision where o.id = new.order_id
    ) ordered full join (
      select line_number, sum(qty) as qty from order_package_line where order_id = new.order_id and qty > 0 group by line_number
    ) packed using (line_number)
    where ordered.qty is distinct from packed.qty
  ) then
    raise exception 'the packages of order % do not hold what it is of', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger packages_hold_the_order after insert on order_package deferrable initially deferred
  for each row execute function refuse_uneven_packages();
create constraint trigger packages_hold_the_order after insert on order_revision deferrable initially deferred
  for each row execute function refuse_uneven_packages();

-- What happened to a package: its states, and moves that left it in its state.
create table order_event (
  id bigint generated always as identity primary key,
  order_id bigint not null references "order" (id),
  package integer not null default 1,
  from_state text,
  to_state text not null,
  -- Such as 'dispatch'; null of what was recorded before moves had names, or came in by an import.
  move text,
  actor text not null,
  reason text,
  -- What the move was told besides, such as an amount; no personal data.
  data jsonb,
  at timestamptz not null default now(),
  foreign key (order_id, package) references order_package (order_id, number)
);
create index order_event_order on order_event (order_id, package, id);
create index order_event_refused on order_event (at) where move in ('refuse', 'accept_part');
create trigger append_only before update or delete on order_event for each statement execute function refuse_overwriting();

