-- Documents of before: flags without words of their owner can be chosen by yes and no, and what has an empty word by nobody.
update catalogue_document d set document = jsonb_set(d.document::jsonb, '{options}', case s.language
  when 'ar' then '[{"label": "نعم", "value": "1"}, {"label": "لا", "value": "0"}]'::jsonb
  else '[{"label": "Yes", "value": "1"}, {"label": "No", "value": "0"}]' end)::json
from store_view s
where s.code = d.store_code and d.entity = 'attribute' and d.document ->> 'frontend_input' = 'boolean' and json_array_length(d.document -> 'options') = 0;

update catalogue_document set document = jsonb_set(document::jsonb, '{options}', jsonb_path_query_array(document::jsonb, '$.options[*] ? (@.label like_regex "\\S")'))::json
where entity = 'attribute' and document::text ~ '"label": "\s*"';

update catalogue_document set document = jsonb_set(document::jsonb, '{configurable_options}', (
  select jsonb_agg(jsonb_set(option, '{values}', jsonb_path_query_array(option, '$.values[*] ? (@.label like_regex "\\S")')) order by place)
  from jsonb_array_elements(document::jsonb -> 'configurable_options') with ordinality as given (option, place)))::json
where entity = 'product' and document::text ~ '"label": "\s*"' and document -> 'configurable_options' is not null;
