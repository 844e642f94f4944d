-- The digits of a telephone that people say instead of all of it: the first ones of its network, and the last ones.
create function telephone_parts(telephone text) returns text[] language sql immutable parallel safe as $$
  select array[left(telephone, 4), left(telephone, 5), right(telephone, 4), right(telephone, 5), right(telephone, 6), right(telephone, 7)]
$$;

create or replace function order_words(order_number text, lines jsonb, addresses jsonb) returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(folded_words(
    array[order_number, ltrim(order_number, '0')]
    || array(select unnest(array[l ->> 'sku', l ->> 'parent_sku', l ->> 'name']) from jsonb_array_elements(lines) as l)
    || array(select unnest(array[a ->> 'firstname', a ->> 'lastname', a ->> 'company', a ->> 'telephone'] || telephone_parts(a ->> 'telephone'))
      from jsonb_array_elements(addresses) as a)
  ))
$$;

update order_listing l set words = l.words || array_to_tsvector(found.parts)
from (
  select order_id, array_agg(distinct part) as parts
  from order_listing, unnest(tsvector_to_array(words)) as word, unnest(telephone_parts(word)) as part
  where word ~ '^0[0-9]{9,10}$' group by order_id
) found
where l.order_id = found.order_id;
