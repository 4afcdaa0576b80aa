#!/bin/bash
# Runs once, when the database is created: lets a read replica connect (compose.large.yaml), with the shop's password.
set -euo pipefail
password=$(cat "$POSTGRES_PASSWORD_FILE")
psql -v ON_ERROR_STOP=1 -v password="$password" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role replicator with replication login password :'password';
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
