#!/usr/bin/env bash
# Starts the processes that serve anew, one after another, and loses no request: restart-web.sh [NAME …].
# Each is taken out of the proxy, ends what it is answering, is made anew of the image there is, and is let in when it is ready.
set -euo pipefail
cd "$(dirname "$0")"

proxy() { docker compose exec -T haproxy bash -c "exec 3<>/dev/tcp/127.0.0.1/9999 && echo '$1' >&3 && cat <&3"; }
# Requests that the server is answering now (the fifth column of `show stat`).
answering() { proxy 'show stat' | awk -F , -v name="$1" '$1 == "web" && $2 == name { print $5 }'; }
state() { proxy 'show stat' | awk -F , -v name="$1" '$1 == "web" && $2 == name { print $18 }'; }

[ $# -gt 0 ] || set -- web-1 web-2 web-3
for web in "$@"; do
  proxy "set server web/$web state drain" >/dev/null
  for _ in $(seq 30); do
    [ "$(answering "$web")" != 0 ] || break
    sleep 1
  done
  docker compose up --detach --no-deps --force-recreate --wait "$web"
  proxy "set server web/$web state ready" >/dev/null
  for _ in $(seq 60); do
    [ "$(state "$web")" != UP ] || break
    sleep 1
  done
  [ "$(state "$web")" = UP ] || { echo "$web does not get ready: docker compose logs $web. The others serve." >&2; exit 1; }
  echo "$web is open."
done
