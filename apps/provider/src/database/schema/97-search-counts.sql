-- How often a text was searched for on a day, of the last 14; it names nobody.
create table search_count (
  day date not null,
  store_code text not null references store_view (code),
  -- The text as searches compare it, so that all spellings of it count together; as it was typed nothing is kept.
  folded text not null,
  times integer not null check (times > 0),
  -- How many of these found nothing.
  without_result integer not null check (without_result between 0 and times),
  primary key (day, store_code, folded)
);
