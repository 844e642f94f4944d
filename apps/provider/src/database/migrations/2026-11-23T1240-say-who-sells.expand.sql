alter table store_view
  add column hours text check (hours <> ''),
  add column address text check (address <> ''),
  add column social text[] not null default '{}' check (array_to_string(social, ' ', '-') ~ '^(https://[^\s<>"]+( https://[^\s<>"]+)*)?$');
