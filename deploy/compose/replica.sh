#!/bin/bash
# A streaming replica of the service `postgres`: copies it once, then follows it. An empty volume begins anew.
set -euo pipefail
PGDATA=${PGDATA:-/var/lib/postgresql/data}
PRIMARY_HOST=${PRIMARY_HOST:-postgres}
PRIMARY_PORT=${PRIMARY_PORT:-5432}
export PGPASSWORD
PGPASSWORD=$(cat "${PASSWORD_FILE:-/run/secrets/database-password}")
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  rm -rf "${PGDATA:?}"/*
  # -C -S: the primary keeps what this replica has not got yet.
  slot=$(psql -h "$PRIMARY_HOST" -p "$PRIMARY_PORT" -U memay -d memay -Atc "select 1 from pg_replication_slots where slot_name = 'replica'")
  create=()
  [ -n "$slot" ] || create=(-C)
  pg_basebackup -h "$PRIMARY_HOST" -p "$PRIMARY_PORT" -U replicator -D "$PGDATA" -R -X stream "${create[@]}" -S replica
  chmod 700 "$PGDATA"
fi
exec postgres -D "$PGDATA" -c hot_standby=on -c hot_standby_feedback=on "$@"
