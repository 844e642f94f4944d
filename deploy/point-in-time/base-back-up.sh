#!/usr/bin/env bash
# Takes a whole copy of the running PostgreSQL to RESTIC_REPOSITORY, encrypted: what a restore to a point in time begins with.
# Settings: RESTIC_REPOSITORY and RESTIC_PASSWORD_FILE (point-in-time.env); DATABASE, the address of a role that may replicate,
# by default the server of this machine; KEEP_DAYS, 7 by default.
set -euo pipefail
: "${RESTIC_REPOSITORY:?says where copies go}"
# shellcheck source=/dev/null
. "$(dirname "$0")/repository.sh"

open_repository
# A copy that was cut off is never one to restore: it gets its name when it is whole.
for cut_off in $(ids --tag dijla-base-begun); do restic forget "$cut_off"; done
pg_basebackup ${DATABASE:+--dbname="$DATABASE"} --pgdata=- --format=tar --wal-method=fetch --checkpoint=fast |
  restic backup --stdin --stdin-filename base.tar --tag dijla-base-begun
restic tag --set dijla-base --tag dijla-base-begun

patiently restic forget --tag dijla-base --group-by tags --keep-within "${KEEP_DAYS:-7}d" --keep-last 2
patiently restic prune
restic check --read-data-subset=5%
