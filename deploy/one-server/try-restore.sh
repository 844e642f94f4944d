#!/usr/bin/env bash
# Brings the last backup back into a shop of its own that is thrown away, and fails where it does not come back whole.
# Nothing of it sends a message or takes a payment: it is restored and never opened.
set -euo pipefail
cd "$(dirname "$0")/../.."
: "${RESTIC_REPOSITORY:?says where backups are}"

work=$(mktemp --directory)
trap 'rm -rf "$work"' EXIT

restic restore latest --tag dijla --host dijla --target "$work/backup"
env --unset=DATABASE_URL --unset=DATABASE_READ_URL DATA_DIR="$work/data" \
  node_modules/.bin/node scripts/run.mjs apps/provider/src/database/bin/restore.ts --from "$work/backup/rows"
