alter table promotion add column named_attributes jsonb not null generated always as (jsonb_path_query_array(rule, '$.**.attribute')) stored;
create index promotion_naming_attributes on promotion (id) where is_active and named_attributes <> '[]';

-- One spelling of a code, whatever digits it was typed in; of several with one spelling the first has it.
with folded as (
  select distinct on (latin) code, latin
  from (select code, translate(code, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789') as latin from coupon) as spelt
  where code ~ '[٠-٩۰-۹]' and not exists (select from coupon other where other.code = spelt.latin)
  order by latin, code
)
update coupon c set code = folded.latin from folded where folded.code = c.code;
update cart set coupon_code = translate(coupon_code, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789') where coupon_code ~ '[٠-٩۰-۹]';
