-- Whose wishlist is shared; the code opens it for whoever has it, until its row goes.
create table wishlist_share (
  customer_id integer primary key references customer (id) on delete cascade,
  code text not null unique,
  created_at timestamptz not null default now()
);
