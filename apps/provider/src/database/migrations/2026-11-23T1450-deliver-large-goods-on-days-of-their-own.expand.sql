alter table product add column size_class text check (size_class ~ '^[a-z0-9-]{1,40}$');

-- Goods that need more than an ordinary delivery, as 'large' ones do; of a cart the class with the highest position counts.
create table size_class (
  code text primary key check (code ~ '^[a-z0-9-]{1,40}$'),
  position integer not null unique
);

-- How a method is called that carries goods of a class: 'Large items' in place of 'Within 24 hours'.
create table size_class_text (
  size_class text not null references size_class (code) on delete cascade,
  language text not null,
  method_title text not null,
  primary key (size_class, language)
);

-- In how many days goods of a class arrive: the governorate's row, else that of everywhere ('*').
create table size_class_days (
  size_class text not null references size_class (code) on delete cascade,
  region_code text not null default '*',
  days smallint not null check (days between 0 and 60),
  primary key (size_class, region_code)
);

-- What a method costs for goods of a class, by the same places and steps of the subtotal; a method without rows for a class that has some in another does not carry it.
create table size_class_price (
  size_class text not null references size_class (code) on delete cascade,
  carrier_code text not null,
  method_code text not null,
  region_code text not null default '*',
  currency text not null references currency (code),
  min_subtotal bigint not null check (min_subtotal >= 0),
  price bigint not null check (price >= 0),
  primary key (size_class, carrier_code, method_code, region_code, currency, min_subtotal),
  foreign key (carrier_code, method_code) references shipping_method on delete cascade
);

create trigger totals_context_renewed before insert or update or delete or truncate on size_class for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on size_class_text for each statement execute function renew_totals_context_version();
create trigger totals_context_renewed before insert or update or delete or truncate on size_class_price for each statement execute function renew_totals_context_version();

insert into size_class (code, position) values ('large', 1);
insert into size_class_text (size_class, language, method_title) values ('large', 'en', 'Large items'), ('large', 'ar', 'القطع الكبيرة');
insert into size_class_days (size_class, region_code, days) values ('large', '*', 4), ('large', 'IQ-BG', 2);
insert into size_class_price (size_class, carrier_code, method_code, region_code, currency, min_subtotal, price)
select given.* from (values
  ('large', 'flatrate', 'flatrate', '*', 'IQD', 0, 35000), ('large', 'flatrate', 'flatrate', '*', 'USD', 0, 2700),
  ('large', 'flatrate', 'flatrate', 'IQ-BG', 'IQD', 0, 15000), ('large', 'flatrate', 'flatrate', 'IQ-BG', 'USD', 0, 1150)
) given (size_class, carrier_code, method_code, region_code, currency, min_subtotal, price)
join shipping_method using (carrier_code, method_code);
