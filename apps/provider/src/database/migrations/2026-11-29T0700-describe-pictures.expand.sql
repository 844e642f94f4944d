-- What is in a picture of a product, by language, for who does not see it.
alter table product_media add column alt jsonb not null default '{}';
