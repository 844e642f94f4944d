-- What happened in the shop, once per name and key, written by the transaction that made it happen. Each subscriber gets a job for it.
create table event (
  id bigint generated always as identity primary key,
  name text not null,
  key text not null,
  data jsonb not null,
  emitted_at timestamptz not null default now(),
  -- When the subscribers' jobs were queued; null until then.
  queued_at timestamptz,
  -- The span that made it happen (W3C `traceparent`), which its jobs go on from; null while no traces are sent.
  trace text,
  unique (name, key)
);
create index event_unqueued on event (id) where queued_at is null;
create index event_emitted_at on event (emitted_at);
