#!/usr/bin/env bash
# Opens another release under /opt/dijla without losing a request: upgrade.sh FOLDER, a checkout of the release beside the others.
# `upgrade.sh --first FOLDER` only builds it and makes it the current one.
# Requests wait in the shop's socket while it starts anew; a release that does not get ready is taken back.
set -euo pipefail
is_first=no
if [ "${1:-}" = --first ]; then is_first=yes && shift; fi
release=$(realpath "${1:?upgrade.sh [--first] FOLDER}")
current=/opt/dijla/current

is_ready() {
  local deadline=$((SECONDS + 120))
  # A request waits in the socket while nobody takes it.
  while [ $SECONDS -lt $deadline ]; do
    curl --silent --fail --max-time 10 --output /dev/null "http://127.0.0.1:3000/readyz" && return 0
    sleep 1
  done
  return 1
}

# All that takes time comes before the old release stops.
cd "$release"
node scripts/run.mjs apps/storefront/build-steps/build-storefront-command.ts
node scripts/run.mjs apps/back-office/build-steps/build-desk-command.ts
[ $is_first = yes ] || systemctl start dijla-backup.service

before=$(readlink "$current" || true)
ln --symbolic --force --no-dereference "$release" "$current"
[ $is_first = no ] || exit 0
systemctl restart dijla.service
if ! is_ready; then
  echo "$release did not get ready: journalctl --unit dijla. Going back." >&2
  [ -z "$before" ] || ln --symbolic --force --no-dereference "$before" "$current"
  systemctl restart dijla.service
  exit 1
fi
echo "$release is open."
