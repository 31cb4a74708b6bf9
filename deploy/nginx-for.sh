#!/bin/sh
# Prints deploy/nginx.conf for another place than the one it is written for: for the compose file, and for tests.
#   PUBLIC_URL=https://www.example.org UPSTREAMS="app1:3000 app2:3000" CERTIFICATE=/tls/cert.pem KEY=/tls/key.pem \
#     HTTPS_PORT=443 HTTP_PORT=80 CACHE=/var/cache/nginx LOG=/dev/stdout WEBROOT=/var/www/html sh deploy/nginx-for.sh
set -eu
host=${PUBLIC_URL#https://}
servers=
backups=
for upstream in $UPSTREAMS; do
  servers="$servers    server $upstream max_fails=1 fail_timeout=5s;\\
"
  backups="$backups    server $upstream max_fails=0 backup;\\
"
done
sed \
  -e "s|https://www\.example\.org|$PUBLIC_URL|" \
  -e "s|server_name www\.example\.org|server_name ${host%%:*}|" \
  -e "s|ssl_certificate     .*|ssl_certificate $CERTIFICATE;|" \
  -e "s|ssl_certificate_key .*|ssl_certificate_key $KEY;|" \
  -e "s|^    server 127\.0\.0\.1:3000 .* backup;|${backups%??}|" \
  -e "s|^    server 127\.0\.0\.1:3000 .*|${servers%??}|" \
  -e "/listen \[::\]/d" \
  -e "s|listen 443 |listen $HTTPS_PORT |" \
  -e "s|listen 80;|listen $HTTP_PORT;|" \
  -e "s|/var/cache/nginx|$CACHE|" \
  -e "s|/var/log/nginx/kapok.log|$LOG|" \
  -e "s|/var/www/html|$WEBROOT|" \
  "$(dirname "$0")/nginx.conf"
