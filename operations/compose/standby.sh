#!/bin/sh
# The standby: copies the primary the first time, then replicates it. `pg_ctl promote` makes it the
# primary.
set -eu
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  chown postgres:postgres "$data"
  chmod 700 "$data"
  PGPASSWORD="$REPLICATION_PASSWORD" gosu postgres pg_basebackup --pgdata "$data" --write-recovery-conf \
    --wal-method stream --checkpoint fast \
    --dbname "host=$PRIMARY user=replicator password=$REPLICATION_PASSWORD application_name=two"
fi
exec gosu postgres postgres -c wal_log_hints=on -c max_connections=120 -c hot_standby_feedback=on \
  -c synchronous_standby_names=
