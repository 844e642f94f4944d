-- Rules against fraud that hold commissions for the staff, beside the one that refuses them.
alter table affiliate_rule drop constraint affiliate_rule_code_check;
alter table affiliate_rule
  add constraint affiliate_rule_code_check check (code in ('self-referral', 'own-address', 'returns', 'velocity')),
  -- How far 'returns' and 'velocity' look back.
  add column window_hours integer check (window_hours between 1 and 8784),
  -- Of 'returns' percent of orders, of 'velocity' orders; what is beyond it is held.
  add column most integer check (most between 0 and 100000),
  -- 'returns' says nothing of a partner with fewer orders than this.
  add column least_orders integer check (least_orders between 1 and 100000),
  add check ((code in ('returns', 'velocity')) = (window_hours is not null and most is not null)),
  add check ((code = 'returns') = (least_orders is not null)),
  add check (code <> 'returns' or most <= 100);
insert into affiliate_rule (code, is_active, window_hours, most, least_orders) values
  ('own-address', true, null, null, null), ('returns', true, 720, 40, 5), ('velocity', true, 24, 20, null);

-- What of a partner's commissions waits for the staff, by the order: it stays pending until they release it, and earns nothing
-- where they refuse it. An order is held once for a partner, whatever becomes of it.
create table affiliate_hold (
  id bigint generated always as identity primary key,
  account_id bigint not null references affiliate_account (id),
  order_id bigint not null references "order" (id),
  -- Rules that held it.
  reasons text[] not null check (cardinality(reasons) between 1 and 10),
  state text not null default 'held' check (state in ('held', 'released', 'refused')),
  held_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  -- Why, for the staff.
  note text check (length(note) <= 500),
  version integer not null default 1,
  unique (order_id, account_id),
  check ((state = 'held') = (decided_at is null)),
  check ((state = 'held') = (decided_by is null))
);
create index affiliate_hold_state on affiliate_hold (state, id desc);
create index affiliate_hold_account on affiliate_hold (account_id);
