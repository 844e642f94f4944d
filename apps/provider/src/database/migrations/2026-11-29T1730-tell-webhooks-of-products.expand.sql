-- Every change of a product that a shopper may see leaves a row in the change feed, in its transaction. Webhooks that ask for such changes are
-- told of them, once a product and transaction; while none asks no event is written, because an import changes tens of thousands.
create function tell_of_products() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook where is_active and events && array['product.saved', 'stock.changed']) then
    return null;
  end if;
  insert into event (name, key, data)
  select distinct on (name, p.id) name, p.id || '/' || pg_current_xact_id(), json_build_object('productId', p.id, 'sku', p.sku)
  from (select entity_id, case kind when 'stock' then 'stock.changed' else 'product.saved' end as name
        from changed where entity = 'product' and kind in ('saved', 'price', 'stock')) c
  join product p on p.id = c.entity_id
  where exists (select from webhook w where w.is_active and c.name = any (w.events))
  on conflict (name, key) do nothing;
  if found then
    perform pg_notify('event', '');
  end if;
  return null;
end $$;
create trigger webhooks_told_of_products after insert on change referencing new table as changed
  for each statement execute function tell_of_products();
