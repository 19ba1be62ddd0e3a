#!/bin/sh
# The container of snapshots: runs deploy/snapshots/run.sh again and again. It needs the same settings of the site as the
# other container (settings.sh): a snapshot is of one document. SNAPSHOTS_INTERVAL is the pause in seconds.
set -eu

deploy=$(cd "$(dirname "$0")/.." && pwd)
# shellcheck disable=SC2034 # settings.sh reads it.
folder=${RUN_DIR:-/tmp/course-site}
built=${SITE_ROOT:-$(cd "$deploy/.." && pwd)/dist}
. "$deploy/container/settings.sh"

# The first process of a container gets no default handling of signals.
child=
# When it ends, the kernel kills the run: it waits for the run's own end.
trap 'kill $child 2>/dev/null || :; wait $child || :; exit 0' TERM INT
while :; do
    # A failed run has printed its reason, and the next one may succeed.
    SITE_ROOT=$built sh "$deploy/snapshots/run.sh" &
    child=$!
    wait $child || :
    sleep "${SNAPSHOTS_INTERVAL:-3600}" &
    child=$!
    wait $child || :
done
