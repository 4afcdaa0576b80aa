#!/bin/bash
# Runs once, when the database is created: the role that the shop serves with, which owns no table (createdb: for the check of
# backups), and the one of a read replica (compose.large.yaml).
set -euo pipefail
password=$(cat "$POSTGRES_PASSWORD_FILE")
shop_password=$(cat /run/secrets/database-shop-password)
psql -v ON_ERROR_STOP=1 -v password="$password" -v shop_password="$shop_password" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role memay_shop with login createdb password :'shop_password';
create role replicator with replication login password :'password';
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
