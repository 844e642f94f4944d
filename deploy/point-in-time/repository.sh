# What the scripts of this folder share.

open_repository() { restic cat config >/dev/null 2>&1 || restic init; }

# Runs a command again while another holds the repository.
patiently() {
  for _ in $(seq 20); do
    "$@" && return 0
    sleep 15
  done
  return 1
}

# Prints a line of time (UTC, to the second) and id for each snapshot chosen, the oldest first.
snapshots() {
  restic snapshots --json "$@" | sed 's/},{"time"/}\n{"time"/g' |
    sed -n 's/.*"time":"\([^"]*\)".*"short_id":"\([^"]*\)".*/\1 \2/p' |
    while read -r time id; do echo "$(date --utc --date="$time" +%Y-%m-%dT%H:%M:%SZ) $id"; done | sort
}

ids() { snapshots "$@" | cut -d ' ' -f 2; }
