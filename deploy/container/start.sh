#!/bin/sh
# The container: writes the settings of the environment into files, then starts nginx. The settings of nginx are
# listed in deploy/nginx/configure.sh; the five settings of the site itself (docs/settings.md) are these:
#
#   SITE_API_URL, SITE_VIP, SITE_PHONE_SITE, SITE_BRAND_COLOUR, SITE_POLICY_HOSTS
set -eu

here=$(cd "$(dirname "$0")" && pwd)
folder=${RUN_DIR:-/run/course-site}
built=${SITE_ROOT:-/srv/course-site}

# One line per setting that has a value.
line() {
    if test -n "$2"; then printf '%s = %s\n' "$1" "$2"; fi
}

mkdir -p "$folder"
{
    line api_url "${SITE_API_URL:-}"
    line vip "${SITE_VIP:-}"
    line phone_site "${SITE_PHONE_SITE:-}"
    line brand_colour "${SITE_BRAND_COLOUR:-}"
    line policy_hosts "${SITE_POLICY_HOSTS:-}"
} >"$folder/settings.txt"

# The build may be read-only: its document and policy are written into a folder of links to the other files.
if test -s "$folder/settings.txt"; then
    rm -rf "$folder/site"
    mkdir "$folder/site"
    for file in "$built"/*; do ln -s "$file" "$folder/site/"; done
    rm -f "$folder"/site/index.html* "$folder"/site/content-security-policy.txt*
    cp "$built/index.html" "$built/content-security-policy.txt" "$folder/site/"
    sh "$here/../set-settings.sh" "$folder/site" "$folder/settings.txt"
    built=$folder/site
fi

SITE_ROOT=$built sh "$here/../nginx/configure.sh" "$folder"
exec nginx -p "$folder" -c "$folder/nginx.conf" -g 'daemon off;'
