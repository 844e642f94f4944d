-- Downloads that staff gave on top of what was bought.
alter table bought_download add column extra_downloads integer not null default 0 check (extra_downloads >= 0);
