alter table newsletter_subscriber add column topics text[] not null default '{offers,new-products,stories}';
alter table newsletter_subscriber add column frequency text not null default 'weekly' check (frequency in ('weekly', 'monthly'));
