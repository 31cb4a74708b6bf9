#!/bin/sh
# Makes the bucket, and a key that may read, write, delete and list in it alone: for the compose file. Doing it again
# changes nothing, but for a secret that is another by then.
set -eu
until mc alias set store http://store:9000 administrator "$S3_ADMIN_SECRET"; do sleep 1; done
mc mb --ignore-existing store/kapok-media
mc admin policy create store kapok-media "$(dirname "$0")/bucket-policy.json"
mc admin user add store kapok "$S3_SECRET"
mc admin user info store kapok | grep -q kapok-media || mc admin policy attach store kapok-media --user kapok
