-- Documents of before: clients take a category's url_key for its slug. Two paths that make one slug are told apart by the next save.
create function pg_temp.named_by_slug(category jsonb) returns jsonb language plpgsql as $$
begin
  return jsonb_set(category, '{url_key}', category -> 'slug') || jsonb_build_object('children_data', coalesce((
    select jsonb_agg(pg_temp.named_by_slug(below) order by place) from jsonb_array_elements(category -> 'children_data') with ordinality as given (below, place)), '[]'));
end $$;

update catalogue_document set document = pg_temp.named_by_slug(document::jsonb)::json where entity = 'category';

drop function pg_temp.named_by_slug;
