#!/bin/sh
# One run of `npm run snapshots` (docs/deploy.md#快照), for a timer, cron and the container. Settings come from the
# environment:
#
#   SITE_ADDRESS    address of the site, as visitors type it: https://www.example.com
#   API_SERVER      base of the API, as for deploy/nginx/configure.sh   http://127.0.0.1:8000
#   API_HOST        Host header of requests to it, as there          the site's own, for an address inside the network
#   SNAPSHOTS       folder that the files are written to                /var/lib/course-site/snapshots
#   SITE_ROOT       folder of the build that is served                  dist of this repository
#   SNAPSHOTS_RATE  calls to the API per minute                         the command's own
set -eu

fail() {
    echo "snapshots/run.sh: $1" >&2
    exit 2
}

repository=$(cd "$(dirname "$0")/../.." && pwd)
snapshots=${SNAPSHOTS:-/var/lib/course-site/snapshots}
test -n "${SITE_ADDRESS:-}" || fail "没有写 SITE_ADDRESS：网站的地址，如 https://www.example.com"
test -d "$snapshots" && test -w "$snapshots" || fail "没有文件夹 $snapshots，或者当前用户不能写入"

cd "$repository"
# The command itself refuses to run twice at the same time.
exec npm run --silent snapshots -- --api "${API_SERVER:-http://127.0.0.1:8000}" --site "$SITE_ADDRESS" \
    --out "$snapshots" --build "${SITE_ROOT:-$repository/dist}" ${API_HOST:+--host "$API_HOST"} ${SNAPSHOTS_RATE:+--rate "$SNAPSHOTS_RATE"}
