create index user_token_expiry on user_token (expires_at);
create index cart_customer on cart (customer_id);

alter table promotion add column named_attributes jsonb not null generated always as (jsonb_path_query_array(rule, '$.**.attribute')) stored;
create index promotion_naming_attributes on promotion (id) where is_active and named_attributes <> '[]';

-- One spelling of a code, whatever digits it was typed in.
update coupon c set code = translate(c.code, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')
where c.code ~ '[٠-٩۰-۹]' and not exists (select from coupon other where other.code = translate(c.code, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'));
