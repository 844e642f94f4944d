#!/bin/sh
# Run once by the image of PostgreSQL when the primary's data are made: lets followers and the proxy in, and has a commit
# wait until one follower has it. From then on the primary commits nothing without one.
set -eu
psql --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --set=ON_ERROR_STOP=1 --set=password="$STANDBY_PASSWORD" <<'SQL'
create role standby replication login password :'password';
create role proxy_check login connection limit 20;
SQL
# Before what the image allows everybody, with a password. The role may log in to an empty database and do nothing there.
sed -i '1i host postgres proxy_check samenet trust\nhost replication standby samenet scram-sha-256' "$PGDATA/pg_hba.conf"
cat >> "$PGDATA/postgresql.conf" <<'CONF'
synchronous_standby_names = 'ANY 1 (primary, standby, replica)'
max_wal_senders = 10
wal_keep_size = 2GB
# A machine that is gone without a word is missed after five seconds, not sixty.
wal_sender_timeout = 5s
wal_receiver_timeout = 5s
wal_retrieve_retry_interval = 1s
CONF
# compose.point-in-time.yaml brings what keeps the log.
if [ -x /point-in-time/archive-wal.sh ]; then
  cat >> "$PGDATA/postgresql.conf" <<'CONF'
archive_mode = on
archive_timeout = 60
archive_command = '/point-in-time/archive-wal.sh %p %f'
CONF
fi
