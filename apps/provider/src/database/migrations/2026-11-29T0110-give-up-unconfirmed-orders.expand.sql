-- Hours after which an order that nobody confirmed or was called about is called off; null: never.
alter table confirmation_rule add column give_up_hours integer default 72 check (give_up_hours > 0);
create index message_recipient on message ("to", created_at) where "to" is not null;
