-- Products are listed in the categories above theirs too, and their documents name them.
with recursive way (product_id, id, parent_id) as (
  select pc.product_id, c.id, c.parent_id from product_category pc join category c on c.id = pc.category_id
  union select w.product_id, above.id, above.parent_id from way w join category above on above.id = w.parent_id where above.parent_id is not null
), named as (
  select w.product_id, s.code, jsonb_agg(jsonb_build_object('category_id', w.id, 'name', coalesce(own.name, other.name, '')) order by w.id) as category
  from way w cross join store_view s
  left join category_text own on own.category_id = w.id and own.language = s.language
  left join category_text other on other.category_id = w.id and other.language <> s.language
  group by w.product_id, s.code
)
update catalogue_document d set document = jsonb_set(d.document, '{category}', n.category)
from named n
where d.entity = 'product' and d.entity_id = n.product_id and d.store_code = n.code and d.document -> 'category' is distinct from n.category;
