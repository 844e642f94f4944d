#!/usr/bin/env bash
# Copies the shop's rows and pictures, encrypts them and takes them to RESTIC_REPOSITORY, another place than this server.
# Settings: RESTIC_REPOSITORY and RESTIC_PASSWORD_FILE (backup.env), DATA_DIR, and DATABASE_URL where there is one.
set -euo pipefail
cd "$(dirname "$0")/../.."
: "${RESTIC_REPOSITORY:?says where backups go}" "${DATA_DIR:?is where the shop keeps its data}"

work=$(mktemp --directory)
trap 'rm -rf "$work"' EXIT

restic cat config >"$work/config" 2>/dev/null || restic init
node_modules/.bin/node scripts/run.mjs apps/provider/src/database/bin/backup.ts --to "$work/rows"
# Pictures that were imported, files that buyers download, and the secret that signs tokens; pictures resized can be made again.
for kept in media downloads secret; do
  [ ! -e "$DATA_DIR/$kept" ] || cp --recursive --reflink=auto "$DATA_DIR/$kept" "$work/$kept"
done
(cd "$work" && restic backup --tag dijla --host dijla rows $(ls --ignore=rows --ignore=config))
# Each was taken from a folder of another name, by which restic would tell them apart and forget none.
restic forget --tag dijla --host dijla --group-by host,tags --keep-daily 7 --keep-weekly 5 --keep-monthly 12 --prune
restic check --read-data-subset=5%
