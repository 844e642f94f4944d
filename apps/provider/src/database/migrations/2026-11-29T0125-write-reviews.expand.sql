alter table review alter column rating drop not null;
alter table review add column has_rude_words boolean not null default false;
alter table review add column bought_here boolean not null default false;
alter table review add column answer text check (answer <> '');
create unique index review_customer on review (product_id, customer_id) where natural_key is null;
create unique index review_guest on review (product_id, lower(nickname)) where customer_id is null and natural_key is null and source = 'shop';
