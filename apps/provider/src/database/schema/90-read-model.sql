-- A json is the same where its text is; PostgreSQL knows that of jsonb alone.
create function same_json(one json, other json) returns boolean language sql immutable parallel safe return one::text = other::text;
create operator = (leftarg = json, rightarg = json, function = same_json, commutator = =);

-- Cold fields of what a store view shows, built by documentOf; hot fields are laid over it when read. Read whole and often, so it is kept
-- as text, but written by way of jsonb: equal documents have equal texts.
create table catalogue_document (
  store_code text not null references store_view (code) on delete cascade,
  -- A kind of the contract's `entities`.
  entity text not null,
  entity_id integer not null,
  document json not null,
  primary key (store_code, entity, entity_id)
);

-- Every write that a shopper can see leaves a row here in its transaction. Readers take rows whose xid is below
-- the oldest running transaction, in order of seq, so that none is ever skipped.
create table change (
  seq bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  entity text not null,
  entity_id integer,
  kind text not null,
  actor text not null,
  request_id text,
  at timestamptz not null default now()
);
-- Readers go on where they stopped by xid: a row with a lower seq may become visible after one with a higher.
create index change_xid on change (xid);

create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('change', '');
  return null;
end $$;
create trigger change_announced after insert on change for each statement execute function announce_change();

-- Time is another writer: at these instants the entity looks different.
create table scheduled_change (
  entity text not null,
  entity_id integer not null,
  at timestamptz not null,
  primary key (entity, entity_id, at)
);
create index scheduled_change_at on scheduled_change (at);

-- Every write that is not a shopper's, the importer's included.
create table audit (
  id bigint generated always as identity primary key,
  actor text not null,
  act text not null,
  entity text not null,
  entity_id text,
  before jsonb,
  after jsonb,
  request_id text,
  at timestamptz not null default now()
);
create index audit_actor on audit (actor, id);
create index audit_entity on audit (entity, entity_id, id);
create index audit_at on audit (at);
