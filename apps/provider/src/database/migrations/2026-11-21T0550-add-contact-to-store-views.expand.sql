alter table store_view
  add column hotline text check (hotline ~ '^\+?[0-9]{3,15}$'),
  add column whatsapp text check (whatsapp ~ '^\+[0-9]{7,15}$');
