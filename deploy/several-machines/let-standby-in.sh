#!/bin/sh
# Run once by the image of PostgreSQL when the primary's data are made: lets the standby follow.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=ON_ERROR_STOP=1 --set=password="$STANDBY_PASSWORD" <<'SQL'
create role standby replication login password :'password';
SQL
echo 'host replication standby samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
