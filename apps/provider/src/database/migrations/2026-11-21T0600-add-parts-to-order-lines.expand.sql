alter table order_line add column parts jsonb not null default '[]';
