#!/bin/sh
# Run once by the image of PostgreSQL when the data are made: lets base-back-up.sh in from the network of the containers.
set -eu
echo 'host replication all samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
