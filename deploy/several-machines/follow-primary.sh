#!/bin/sh
# Starts a follower of the primary, and of whichever server takes its place: it is reached through the proxy. Copies the
# primary's data first when there are none. NAME is what the primary knows it by; PGPASSWORD is that of the role standby.
set -eu
: "${NAME:?primary, standby or replica}"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # What an interrupted copy left.
  rm -rf "$PGDATA"
  pg_basebackup --dbname="host=haproxy user=standby application_name=$NAME" --pgdata="$PGDATA" --wal-method=stream --write-recovery-conf
fi
exec postgres
