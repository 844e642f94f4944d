#!/bin/sh
# Starts a standby; copies the primary's data first when there are none. PGPASSWORD is that of the role standby.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # What an interrupted copy left.
  rm -rf "$PGDATA"
  pg_basebackup --host=primary --username=standby --pgdata="$PGDATA" --wal-method=stream --write-recovery-conf
fi
exec postgres
