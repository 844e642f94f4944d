-- The staff say in plain words how the codes of a pool are redeemed.
alter table digital_card_product add column note jsonb not null default '{}';
