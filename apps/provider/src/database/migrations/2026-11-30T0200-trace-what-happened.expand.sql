-- The span that made an event happen (W3C `traceparent`), which its jobs go on from; null while no traces are sent.
alter table event add column trace text;
