#!/usr/bin/env bash
# Takes the pieces of the log that archive-wal.sh keeps to RESTIC_REPOSITORY, encrypted: take-wal.sh [--every SECONDS].
# What is older than KEEP_DAYS (7 by default) and was taken is then removed here.
# Settings: RESTIC_REPOSITORY and RESTIC_PASSWORD_FILE (point-in-time.env); WAL_FOLDER.
set -euo pipefail
: "${RESTIC_REPOSITORY:?says where the log goes}"
folder=${WAL_FOLDER:-/var/lib/postgresql/wal-archive}
# shellcheck source=/dev/null
. "$(dirname "$0")/repository.sh"

take() {
  [ -d "$folder" ] || return 0
  restic backup --quiet --tag dijla-wal --exclude '*.part' "$folder" || return 1
  # Each snapshot holds all that is kept here, so that a few are enough.
  restic forget --quiet --tag dijla-wal --host "$(hostname)" --group-by host,tags --keep-last 5 || return 1
  # A day more than the oldest copy needs.
  find "$folder" -name '*.gz' -mtime "+${KEEP_DAYS:-7}" -delete
}

open_repository
if [ "${1:-}" != --every ]; then
  take
  exit
fi
while sleep "${2:?--every SECONDS}"; do
  take || echo 'The log was not taken; it stays here and is taken the next time.' >&2
done
