#!/bin/sh
# Runs once, in a new database: the role that serves, and a database of its own for releases. The owner runs the migrations.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$DATABASE_PASSWORD" -v store_password="$STORE_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role site_app login password :'password';
create role site_releases login password :'store_password';
create database releases owner site_releases;
revoke connect on database site from public;
grant connect on database site to site_app;
SQL
