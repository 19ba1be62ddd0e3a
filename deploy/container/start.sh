#!/bin/sh
# The container: settings of the environment become files, then nginx takes over. Each setting is a line of
# deploy/nginx/configure.sh; another that the site reads at run time is written here, before nginx starts.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
folder=${RUN_DIR:-/run/course-site}

sh "$here/../nginx/configure.sh" "$folder"
exec nginx -p "$folder" -c "$folder/nginx.conf" -g 'daemon off;'
