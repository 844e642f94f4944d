-- Pictures that staff gave, by their path in the store of pictures. A row is written once the file is whole there, and asked before
-- anything names it: no transaction waits for a store over the network.
create table given_picture (
  path text primary key check (path ~ '^/desk/[0-9a-f]{10}-[0-9a-f]{6}\.webp$'),
  given_at timestamptz not null default now()
);
