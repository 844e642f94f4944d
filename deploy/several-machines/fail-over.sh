#!/bin/sh
# Makes a follower the primary when the primary is lost: fail-over.sh [--when-lost SECONDS].
# At once where the primary is known to be stopped; with --when-lost it watches, and does it once nobody has heard of the primary for so long.
# PRIMARY and FOLLOWERS are addresses (postgres://user@host:5432/postgres, the latter several, with spaces); PGPASSWORD is the password of all.
#
# A commit is answered once any one follower has it. So all followers are asked, and the one that has received most is promoted:
# it has everything that was ever answered. With ACCEPT_LOSS=yes those that answer are enough, and what only the others had is lost.
set -eu
: "${PRIMARY:?is the address of the primary}" "${FOLLOWERS:?are the addresses of its followers}"
export PGCONNECT_TIMEOUT=2 PGOPTIONS='-c statement_timeout=3000'

ask() { timeout 5 psql "$1" --no-psqlrc --tuples-only --no-align --command "$2" 2>/dev/null; }

# Whether the primary answers, or a follower still hears it.
is_heard() {
  [ -z "$(ask "$PRIMARY" 'select 1' || true)" ] || return 0
  for follower in $FOLLOWERS; do
    [ "$(ask "$follower" "select count(*) from pg_stat_wal_receiver where status = 'streaming'" || true)" != 1 ] || return 0
  done
  return 1
}

# Prints the follower that has received most; fails where one does not say how much.
most_advanced() {
  best='' most=-1
  for follower in $FOLLOWERS; do
    bytes=$(ask "$follower" "select pg_wal_lsn_diff(coalesce(greatest(pg_last_wal_receive_lsn(), pg_last_wal_replay_lsn()), '0/0'), '0/0')::bigint" || true)
    if [ -z "$bytes" ]; then
      echo "$(name "$follower") does not answer." >&2
      [ "${ACCEPT_LOSS:-no}" = yes ] || return 1
    elif [ "$bytes" -gt "$most" ]; then
      best=$follower most=$bytes
    fi
  done
  [ -n "$best" ] && echo "$best"
}

# An address without what is before its @, which may be a password.
name() { echo "${1##*@}"; }

lost_for=0
if [ "${1:-}" = --when-lost ]; then
  patience=${2:?--when-lost SECONDS}
  since=''
  while [ "$lost_for" -lt "$patience" ]; do
    sleep 1
    if is_heard; then
      since='' lost_for=0
    else
      now=$(date +%s)
      since=${since:-$now}
      lost_for=$((now - since))
    fi
  done
  echo "Nobody has heard of $(name "$PRIMARY") for $lost_for seconds."
elif is_heard; then
  echo "$(name "$PRIMARY") answers, or a follower hears it: stop it first." >&2
  exit 1
fi

until chosen=$(most_advanced); do
  [ "$lost_for" -gt 0 ] || { echo 'Start that follower, or accept the loss of what it alone has: ACCEPT_LOSS=yes.' >&2; exit 1; }
  sleep 1
done
PGOPTIONS='' psql "$chosen" --no-psqlrc --quiet --tuples-only --command 'select pg_promote(true, 60)' >/dev/null
echo "$(name "$chosen") is the primary now. $(name "$PRIMARY") must not start again as one: make it a follower."
