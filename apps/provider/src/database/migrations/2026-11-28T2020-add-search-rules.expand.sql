-- What shoppers chose of the results of a text on a day, of the last 28; it names nobody.
create table search_click (
  day date not null,
  store_code text not null references store_view (code),
  -- The text as searches compare it; as it was typed nothing is kept.
  folded text not null,
  product_id integer not null references product (id) on delete cascade,
  -- Where it stood among the results, from 1; those farther down count as the last.
  position smallint not null check (position between 1 and 100),
  clicks integer not null check (clicks >= 0),
  -- How often it was bought after it had been chosen so.
  sales integer not null check (sales >= 0),
  primary key (day, store_code, folded, product_id, position)
);
-- Where the owner puts a product among the results of a text.
create table search_pin (
  store_code text not null references store_view (code),
  folded text not null,
  place smallint not null check (place between 1 and 24),
  product_id integer not null references product (id) on delete cascade,
  primary key (store_code, folded, place),
  unique (store_code, folded, product_id)
);
-- The page that the owner shows instead of results.
create table search_redirect (
  store_code text not null references store_view (code),
  folded text not null,
  -- Below the store's address, without a slash before it.
  path text not null check (path <> ''),
  primary key (store_code, folded)
);
