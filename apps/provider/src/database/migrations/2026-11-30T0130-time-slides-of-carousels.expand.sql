-- Slides are written at the desk: described, and shown for a time.
alter table carousel_slide
  add column alts jsonb not null default '{}',
  add column from_at timestamptz,
  add column until_at timestamptz,
  add column told_at timestamptz not null default now(),
  add constraint carousel_slide_ends_after_it_begins check (from_at is null or until_at is null or from_at < until_at);
create index carousel_slide_timed on carousel_slide (carousel_id) where from_at is not null or until_at is not null;
