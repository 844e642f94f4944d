alter table store_view
  add column hours text check (hours <> ''),
  add column address text check (address <> ''),
  add column return_days smallint check (return_days between 1 and 365),
  add column social text[] not null default '{}' check (array_to_string(social, ' ', '-') ~ '^(https://[^\s<>"]+( https://[^\s<>"]+)*)?$');
