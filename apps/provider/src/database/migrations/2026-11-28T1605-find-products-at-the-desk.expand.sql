-- The words of a name, folded as searches compare them. An index is made with another search path, so it says its own.
create function name_words(name text) returns tsvector language sql immutable parallel safe strict set search_path = public as $$
  select array_to_tsvector(folded_words(array[name]))
$$;

-- What the desk finds products by: the words of their names in every language, and the beginning of their number.
create index product_text_words on product_text using gin (name_words(name));
create index product_sku_beginning on product (lower(sku) text_pattern_ops);
-- And customers by their names and e-mail addresses.
create index customer_words on customer using gin (name_words(firstname || ' ' || lastname || ' ' || email));
