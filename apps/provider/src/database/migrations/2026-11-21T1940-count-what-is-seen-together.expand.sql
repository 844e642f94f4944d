-- How often two products were told to be seen one after the other on a day, of the last 30; it names nobody.
create table seen_together (
  day date not null,
  one_id integer not null references product (id) on delete cascade,
  other_id integer not null references product (id) on delete cascade,
  times integer not null check (times > 0),
  primary key (day, one_id, other_id),
  check (one_id < other_id)
);
create index seen_together_one on seen_together (one_id);
create index seen_together_other on seen_together (other_id);

-- The same of all these days as one number, both ways round; only the most frequent company of each product.
create table viewed_together (
  product_id integer not null references product (id) on delete cascade,
  with_id integer not null references product (id) on delete cascade,
  times integer not null check (times > 0),
  primary key (product_id, with_id)
);
create index viewed_together_with on viewed_together (with_id);
