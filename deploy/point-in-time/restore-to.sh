#!/usr/bin/env bash
# Makes the data of PostgreSQL as they were at a time, in an empty folder beside what there is: restore-to.sh TIME FOLDER,
# with a time such as '2026-11-30 14:05:00 Asia/Baghdad' or 2026-11-30T11:05:00Z. Nothing is started and nothing else is changed.
# A PostgreSQL of the same version that is started on FOLDER reads the log up to TIME and then takes writes.
# Settings: RESTIC_REPOSITORY and RESTIC_PASSWORD_FILE (point-in-time.env).
set -euo pipefail
: "${RESTIC_REPOSITORY:?says where copies are}"
# shellcheck source=/dev/null
. "$(dirname "$0")/repository.sh"

# The last word may name a time zone, as people write it.
given=${1:?restore-to.sh TIME FOLDER}
zone=$(sed -n 's/.* \([A-Z][a-z]*\/[A-Za-z_]*\)$/\1/p' <<<"$given")
[ -z "$zone" ] || given="TZ=\"$zone\" ${given% *}"
at=$(date --utc --date="$given" +%Y-%m-%dT%H:%M:%S.%6NZ)
folder=${2:?restore-to.sh TIME FOLDER}
mkdir -p "$folder"
[ -z "$(ls -A "$folder")" ] || { echo "$folder is not empty." >&2; exit 1; }
folder=$(realpath "$folder")

base=$(snapshots --tag dijla-base | awk -v at="${at%.*}Z" '$1 < at { id = $2 } END { print id }')
[ -n "$base" ] || { echo "There is no copy from before $at." >&2; exit 1; }
restic dump "$base" /base.tar | tar --extract --directory "$folder"
chmod 700 "$folder"

# The log of every server that was the primary: one that took over goes on in another history.
wal=$folder-wal
mkdir -p "$wal"
for snapshot in $(ids --tag dijla-wal --latest 1); do
  restic restore --quiet "$snapshot" --target "$wal/parts"
done
find "$wal/parts" -name '*.gz' -exec mv --no-clobber '{}' "$wal/" ';'
rm -rf "$wal/parts" "$folder/standby.signal"

# The last line of a setting counts. What is restored neither keeps a log among that of the shop nor waits for followers.
cat >>"$folder/postgresql.auto.conf" <<CONF
restore_command = 'gzip --decompress --stdout "$wal/%f.gz" > "%p"'
recovery_target_time = '$(sed 's/T/ /; s/Z$/+00/' <<<"$at")'
recovery_target_action = 'promote'
archive_mode = off
synchronous_standby_names = ''
primary_conninfo = ''
CONF
touch "$folder/recovery.signal"
echo "$folder is as of $at once a PostgreSQL has started on it; its log is in $wal. Both must belong to the user that runs it."
