#!/bin/sh
# Makes the program's own role and database, as the administrator (POSTGRES_USER): for the compose file. The role owns
# its database and nothing else, and is no superuser.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$DATABASE_PASSWORD" --username="${POSTGRES_USER:-postgres}" \
  --dbname=postgres <<'SQL'
create role kapok login nosuperuser nocreatedb nocreaterole password :'password';
create database kapok owner kapok encoding 'UTF8' template template0;
revoke all on database kapok from public;
SQL
