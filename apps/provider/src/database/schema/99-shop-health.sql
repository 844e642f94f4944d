-- Backups that were made, the last ones: the folder is on the machine that made it.
create table made_backup (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  folder text not null,
  host text not null,
  bytes bigint not null check (bytes >= 0)
);

-- What the shop found out about the certificate of its public address, at most once a day.
create table certificate_check (
  host text primary key,
  checked_at timestamptz not null,
  -- Null where it could not be read.
  expires_at timestamptz,
  problem text
);
