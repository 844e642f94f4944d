-- What the owner arranges of the store: the home page, the main menu and the links of the footer. Drafts and
-- versions of it are rows of content_version with the entity 'arrangement'.
create table arrangement (
  id integer generated always as identity primary key,
  identifier text not null unique check (identifier in ('home', 'menu', 'footer')),
  -- As shoppers see it; null while nobody arranged it: the home page then has the scenes of the blocks named for it.
  body jsonb,
  updated_at timestamptz not null default now()
);
insert into arrangement (identifier) values ('home'), ('menu'), ('footer');
