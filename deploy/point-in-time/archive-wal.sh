#!/bin/sh
# PostgreSQL's archive_command: archive-wal.sh %p %f [FOLDER]. Keeps a finished piece of its log, compressed, until take-wal.sh has
# taken it elsewhere. A piece that is not kept is offered again, and PostgreSQL keeps it as long.
set -eu
folder=${3:-/var/lib/postgresql/wal-archive}
kept=$folder/$2.gz
mkdir -p "$folder"
if [ -e "$kept" ]; then
  # Offered once more after a crash: the same piece is well, another of its name is not.
  gzip --decompress --stdout "$kept" | cmp --silent - "$1"
  exit
fi
gzip --fast --stdout "$1" >"$kept.part"
sync "$kept.part"
mv "$kept.part" "$kept"
sync "$folder"
