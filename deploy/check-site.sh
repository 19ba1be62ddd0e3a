#!/bin/sh
# Checks with curl or wget whether an address serves this build: sh deploy/check-site.sh http://127.0.0.1:8080 dist
# It requests the document, every script and stylesheet that it names, a page and a missing file, and prints one line for
# each fault. SITE_HOST is the Host header for an address such as 127.0.0.1, whose certificate then does not matter.
# `npm run doctor` (docs/deploy.md#the-doctor) checks more, and the server behind the site.
set -euf
export LC_ALL=C

fail() {
    echo "check-site.sh: $1" >&2
    exit 1
}

test $# -eq 2 || fail "name the address and the build: sh deploy/check-site.sh http://127.0.0.1:8080 dist"
site=${1%/}
built=$2
host=${SITE_HOST:-}
test -f "$built/index.html" || fail "there is no build in $built"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# Requests a path; afterwards `status` and `type` are set, and the body is in $work/body.
get() {
    : >"$work/body"
    : >"$work/head"
    set -- ${host:+--header "Host: $host"} --header "Accept: text/html,*/*;q=0.8" "$site$1"
    if command -v curl >/dev/null 2>&1; then
        curl -gsS ${host:+-k} --max-time 20 -D "$work/head" -o "$work/body" "$@" 2>"$work/error" || :
    elif command -v wget >/dev/null 2>&1; then
        wget -q -S ${host:+--no-check-certificate} -T 20 -O "$work/body" "$@" 2>"$work/head" || :
        grep -i '^wget: ' "$work/head" >"$work/error" || :
    else
        fail "there is neither curl nor wget on this machine"
    fi
    status=$(sed -n 's#^ *HTTP/[0-9.]* \([0-9]*\).*#\1#p' "$work/head" | tail -n 1)
    type=$(header content-type | sed 's/;.*//')
}

header() {
    tr -d '\r' <"$work/head" | grep -i "^ *$1:" | sed 's/^[^:]*: *//' | tail -n 1
}

is_document() {
    test "$status" = 200 && cmp -s "$work/body" "$built/index.html"
}

# Prints the faults of all but the document.
faults() {
    get /index.html
    policy=$(header content-security-policy)
    test -z "$policy" || test "$policy" = "$(cat "$built/content-security-policy.txt")" ||
        echo "$site sends the policy of another build"

    fault=
    others=0
    for path in $(grep -Eo '/assets/[A-Za-z0-9._~-]+\.(js|css)' "$built/index.html" | sort -u); do
        get "$path"
        case $status:$type:$path in
        200:text/javascript:*.js | 200:application/javascript:*.js | 200:text/css:*.css) continue ;;
        esac
        if test -n "$fault"; then
            others=$((others + 1))
        else
            fault="$site$path answers ${status:-nothing}${type:+ with the type $type}"
        fi
    done
    if test "$others" -gt 0; then fault="$fault (and $others more files that the document names)"; fi
    if test -n "$fault"; then echo "$fault"; fi

    # No snapshot has this query.
    get "/courses/detail/1?check=site"
    is_document || echo "$site/courses/detail/1 is not the document (status ${status:-none}): the web server needs a fallback"
    get /assets/no-such-file.js
    test "$status" = 404 || echo "a missing file in $site/assets/ answers ${status:-nothing}, not 404"
}

# A reload of nginx returns before the new configuration answers, and for a moment both do.
for attempt in 1 2 3 4 5 6 7 8 9 10 11 12; do
    get /index.html
    if is_document; then break; fi
    test "$attempt" -eq 12 || sleep 0.5
done
if ! is_document; then
    test -n "$status" || fail "$site does not answer: $(head -n 1 "$work/error")"
    test "$status" = 200 || fail "$site/index.html answers $status"
    grep -q 'id="site-settings"' "$work/body" || fail "$site is another site: does LISTEN or SERVER_NAME belong to it?"
    fail "$site serves another release of this site, or the same with other settings"
fi
for attempt in 1 2 3; do
    faults >"$work/faults"
    if ! test -s "$work/faults"; then
        echo "$site serves this build"
        exit 0
    fi
    test "$attempt" -eq 3 || sleep 0.5
done
sed 's/^/check-site.sh: /' "$work/faults" >&2
exit 1
