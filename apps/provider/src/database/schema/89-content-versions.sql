-- How content stood each time somebody saved it: the texts and columns of one record, without its address.
create table content_version (
  id bigint generated always as identity primary key,
  entity text not null,
  entity_id integer not null,
  number integer not null check (number > 0),
  record jsonb not null,
  -- What was written in the editor, by language; `record` has the HTML that was made of it.
  documents jsonb not null default '{}',
  -- Null: an import brought it.
  saved_by integer references staff (id),
  saved_at timestamptz not null,
  -- The version that it brought back.
  restored integer,
  -- When shoppers are to read it; null: at once, or not yet.
  publish_at timestamptz,
  published_at timestamptz,
  unique (entity, entity_id, number)
);
create index content_version_staff on content_version (saved_by) where saved_by is not null;
create index content_version_due on content_version (publish_at) where publish_at is not null and published_at is null;
