#!/bin/sh
# The container of the site: writes the settings of the environment into files, then starts nginx. The settings of nginx are
# listed in deploy/nginx/configure.sh, those of the site in settings.sh.
set -eu

deploy=$(cd "$(dirname "$0")/.." && pwd)
folder=${RUN_DIR:-/tmp/course-site}
built=${SITE_ROOT:-/srv/course-site}
. "$deploy/container/settings.sh"

SITE_ROOT=$built sh "$deploy/nginx/configure.sh" "$folder"
exec nginx -p "$folder" -c "$folder/nginx.conf" -g 'daemon off;'
