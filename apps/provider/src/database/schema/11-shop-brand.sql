-- The shop's own name and look; a brand without more is a product's. One row: what is null is left to the design, or not shown.
create table shop_brand (
  is_only boolean primary key default true check (is_only),
  -- Who set it: 'seed' and 'demo' give way to the owner.
  source text not null check (source in ('seed', 'demo', 'owner')),
  accent text check (accent ~ '^#[0-9a-f]{6}$'),
  accent_dark text check (accent_dark ~ '^#[0-9a-f]{6}$'),
  check (accent_dark is null or accent is not null),
  -- False when the logo has the name in it.
  shows_name boolean not null default true,
  licence_number text check (licence_number ~ '^[^<>[:cntrl:]]{1,60}$'),
  tax_number text check (tax_number ~ '^[^<>[:cntrl:]]{1,60}$')
);

create table shop_brand_text (
  language text primary key check (language ~ '^[a-z]{2,3}$'),
  name text not null check (name ~ '^[^<>[:cntrl:]]{1,60}$'),
  -- In invoices, as the law knows the seller; and who e-mails are from.
  company_name text check (company_name ~ '^[^<>[:cntrl:]]{1,120}$'),
  sender_name text check (sender_name ~ '^[^<>"[:cntrl:]]{1,60}$')
);

-- Drawn by `npm run brand`, so that no server has to: the logo, and the icons of browser and phone.
create table shop_brand_picture (
  role text primary key check (role ~ '^(logo|logo-dark|icon|(any|maskable)-(192|512)|touch-180|screenshot-[a-z]{2,3}-(narrow|wide))$'),
  media_type text not null check (media_type in ('image/svg+xml', 'image/png', 'image/webp')),
  width integer not null check (width between 1 and 4000),
  height integer not null check (height between 1 and 4000),
  -- Of the bytes; it is in the picture's address.
  hash text not null check (hash ~ '^[0-9a-f]{10}$'),
  bytes bytea not null check (octet_length(bytes) between 1 and 300000)
);

-- Texts of the owner instead of the shop's: `file` of packages/messages and the `member` of what it exports.
create table own_text (
  language text not null check (language ~ '^[a-z]{2,3}$'),
  file text not null check (file ~ '^[a-z-]+(/[a-z-]+)?$'),
  member text not null check (member ~ '^[A-Za-z0-9]+$'),
  text text not null check (text <> '' and length(text) <= 600),
  primary key (language, file, member)
);
