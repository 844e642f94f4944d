-- Store view, language and currency are three things: text hangs on language, price on price list and currency,
-- visibility and url_path on store view.

create table currency (
  code text primary key,
  symbol text not null,
  -- Prices derived into this currency are rounded half up to this step, in minor units.
  derived_step bigint not null default 1 check (derived_step >= 1),
  -- Decimal places of the minor unit in which every amount of this currency is kept.
  scale smallint not null check (scale between 0 and 3)
);

create table exchange_rate (
  base_currency text not null references currency (code),
  quote_currency text not null references currency (code),
  -- Quote units per one base unit, as an exact fraction.
  numerator bigint not null check (numerator > 0),
  denominator bigint not null check (denominator > 0),
  valid_from timestamptz not null default now(),
  -- When prices were derived by it; null is still to be done.
  applied_at timestamptz,
  primary key (base_currency, quote_currency, valid_from)
);

create table price_list (
  code text primary key
);

create table store_view (
  code text primary key,
  id integer not null unique,
  name text not null,
  language text not null,
  locale text not null,
  direction text not null check (direction in ('ltr', 'rtl')),
  currency text not null references currency (code),
  base_currency text not null references currency (code),
  price_list text not null references price_list (code),
  index_name text not null unique,
  root_category_id integer not null,
  is_default boolean not null default false,
  default_country text not null default 'IQ',
  default_region_id integer,
  source_price_includes_tax boolean not null default true,
  customer_tax_class_id integer not null,
  -- Cash rounding step in minor units; 0 is none.
  cash_step bigint not null default 0 check (cash_step >= 0),
  -- The currency couriers and gateways take, and the step to which it is rounded, in its minor units; 0 is none.
  payable_currency text not null default 'IQD' references currency (code),
  payable_step bigint not null default 250 check (payable_step >= 0),
  -- 'Only n left' is said below this quantity.
  only_left_below integer not null default 5 check (only_left_below >= 0),
  currency_symbol text not null,
  sign_placement text not null check (sign_placement in ('append', 'prepend')),
  decimal_separator text not null,
  thousands_separator text not null,
  -- Lower bounds of the price filter's steps in minor units: {0,50000,100000,150000}.
  price_steps bigint[] not null,
  position integer not null default 0,
  -- Where shoppers of this store are answered; null shows no link. International form, or for the hotline a short number: '+9647001234567', '6699'.
  hotline text check (hotline ~ '^\+?[0-9]{3,15}$'),
  whatsapp text check (whatsapp ~ '^\+[0-9]{7,15}$'),
  -- Who sells, in the words of this store: when customers are answered, where the shop is, and its pages elsewhere.
  hours text check (hours <> ''),
  address text check (address <> ''),
  -- Within so many days goods may be returned; null says nothing of it.
  return_days smallint check (return_days between 1 and 365),
  social text[] not null default '{}' check (array_to_string(social, ' ', '-') ~ '^(https://[^\s<>"]+( https://[^\s<>"]+)*)?$'),
  email text check (email ~ '^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$')
);

-- A step is in the minor units of its currency: 250 dinars are no 2.50 dollars.
create function forget_payable_step() returns trigger language plpgsql as $$
begin
  new.payable_step := 0;
  return new;
end $$;
create trigger payable_step_forgotten before update of payable_currency on store_view for each row
  when (new.payable_currency <> old.payable_currency and new.payable_step = old.payable_step) execute function forget_payable_step();
create unique index store_view_one_default on store_view (is_default) where is_default;

create table region (
  id integer primary key,
  country text not null,
  code text not null,
  name_en text not null,
  name_ar text not null,
  capital_en text not null,
  capital_ar text not null,
  latitude double precision not null,
  longitude double precision not null,
  position integer not null,
  -- In how many days an order arrives, and the hour of Baghdad's day before which it arrives the same day; null is never.
  delivery_days smallint not null default 1 check (delivery_days between 0 and 60),
  same_day_until smallint check (same_day_until between 1 and 24),
  unique (country, code)
);

-- Other ways in which addresses spell a governorate; capitals, hyphens, articles and letter forms are all one.
create table region_spelling (
  region_id integer not null references region (id) on delete cascade,
  spelling text not null,
  primary key (region_id, spelling)
);

create table district (
  id integer primary key,
  region_id integer not null references region (id) on delete cascade,
  code text not null unique,
  name_en text not null,
  name_ar text not null,
  position integer not null
);
create index district_region on district (region_id);

-- Sub-districts, towns and neighbourhoods: what a shopper names within a district.
create table place (
  id integer primary key,
  district_id integer not null references district (id) on delete cascade,
  kind text not null check (kind in ('subdistrict', 'city', 'neighbourhood')),
  code text not null unique,
  name_en text not null,
  name_ar text not null,
  position integer not null
);
create index place_district on place (district_id);
