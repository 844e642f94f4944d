-- One row per run of an importer or a seed. A later run closes the door on undoing an earlier one.
create table import_run (
  id integer generated always as identity primary key,
  format text not null,
  source text not null,
  state text not null check (state in ('staging', 'applying', 'done', 'failed', 'undone')),
  summary jsonb,
  started_at timestamptz not null default now(),
  ended_at timestamptz
);

-- What a run has read and not yet applied: emptied with its end, so it need not survive a crash.
create unlogged table import_record (
  run_id integer not null,
  seq bigint not null,
  kind text not null,
  natural_key text not null,
  file text not null,
  line integer not null,
  record jsonb not null,
  primary key (run_id, seq)
);
create index import_record_key on import_record (run_id, kind, natural_key);

-- How a thing stood before the run, null when it was not there; what undoing restores.
create table import_before (
  run_id integer not null references import_run (id) on delete cascade,
  kind text not null,
  natural_key text not null,
  before jsonb,
  primary key (run_id, kind, natural_key)
);
