-- Counters of what is limited, shared by all processes. A crash of the server empties them, which does nobody harm. The library that counts here
-- (rate-limiter-flexible) names the columns, and writes the first three in this order.
create unlogged table rate_limit (
  -- The limit's name and a hash of what is counted, so that no address or e-mail is kept.
  key text primary key,
  points integer not null default 0,
  -- Epoch milliseconds.
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);
