-- Files that staff gave, by their path in the private store of files. A row is written once the file is whole there.
create table download_file (
  path text primary key check (path ~ '^/desk/[0-9a-f]{32}$'),
  -- As whoever gave it called it; buyers save it under this name.
  name text not null check (name <> ''),
  bytes bigint not null check (bytes > 0),
  sha256 bytea not null,
  given_at timestamptz not null
);

-- A file on its way here, in parts; each lies in the store until the file is whole.
create table download_upload (
  -- Made by whoever gives the file, who alone goes on with it.
  id uuid primary key,
  -- Parts that came: the last of them has this number.
  parts integer not null check (parts > 0),
  begun_at timestamptz not null
);
create index download_upload_begun on download_upload (begun_at);

-- What a new link offers until staff say otherwise: the owner's one row; null: without an end.
create table download_rule (
  only_row boolean primary key default true check (only_row),
  max_downloads integer default 5 check (max_downloads > 0),
  -- Days after the payment.
  days integer check (days > 0)
);
insert into download_rule default values;

-- A file that whoever bought it may download.
create table bought_download (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  line_number integer not null,
  -- The file of this link is handed out as it is now; once the link is gone, `file` as it was bought.
  link_id integer not null,
  file text not null,
  titles jsonb not null,
  -- How often each piece lets it be downloaded; null: however often.
  downloads_per_piece integer check (downloads_per_piece > 0),
  -- Pieces that are paid and did not come back, while it is not revoked.
  pieces integer not null check (pieces > 0),
  downloads integer not null default 0 check (downloads >= 0),
  -- Null: without an end.
  until timestamptz,
  granted_at timestamptz not null,
  -- Its pieces were given back, or what was paid for them.
  revoked_at timestamptz,
  -- Downloads that staff gave on top of what was bought.
  extra_downloads integer not null default 0 check (extra_downloads >= 0),
  unique (order_id, line_number, link_id),
  foreign key (order_id, line_number) references order_line (order_id, line_number)
);

-- A download that was begun from a signed address: going on with it does not count again.
create table begun_download (
  bought_id bigint not null references bought_download (id) on delete cascade,
  -- Of the address.
  nonce text not null,
  begun_at timestamptz not null,
  requests integer not null default 1,
  primary key (bought_id, nonce)
);
create index begun_download_at on begun_download (begun_at);
