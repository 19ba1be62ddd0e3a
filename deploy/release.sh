#!/bin/sh
# Installs releases of the site and goes back to earlier ones, without Node: docs/deploy.md#release-and-roll-back.
#
#   sh deploy/release.sh install course-site-VERSION.tar.gz    checks its sum, unpacks, switches, checks the site, cleans
#   sh deploy/release.sh rollback [RELEASE]                    goes back to the release before, or to the one named
#   sh deploy/release.sh configure                             writes the settings for nginx with the present release
#   sh deploy/release.sh check                                 whether the address of the site serves this release
#   sh deploy/release.sh clean                                 removes all but the newest releases
#
# Settings are lines NAME=value of /etc/course-site/site.env (another file: SITE_ENV); the environment has precedence.
# They are those of nginx/configure.sh except SITE_ROOT, and:
#   SITE_FOLDER     folder of the releases                         /var/www/course-site
#   SITE_SETTINGS   settings of the site (docs/settings.md)        /etc/course-site/settings.txt, if it exists
#   NGINX_FOLDER    folder for configure.sh, or none               /etc/nginx
#   NGINX_RELOAD    command that reloads the web server            nginx's own
#   SITE_CHECK      address for the check                          this machine, by LISTEN and SERVER_NAME
#   RELEASES_KEPT   number of releases that stay installed         3
set -eu
umask 022
export LC_ALL=C PATH="$PATH:/usr/local/sbin:/usr/sbin:/sbin"

# Also where the output is closed: a lost connection must not end the way back.
say() {
    echo "release.sh: $1" >&2 || :
}

fail() {
    say "$1"
    exit 1
}

# The names are those of the two lists of settings in the heads of the scripts.
read_settings() {
    env_file=${SITE_ENV:-/etc/course-site/site.env}
    test -f "$env_file" || { test -z "${SITE_ENV:-}" && return 0; fail "there is no $env_file"; }
    while IFS= read -r line || test -n "$line"; do
        line=$(printf '%s' "$line" | tr -d '\r')
        case $line in '' | '#'*) continue ;; esac
        name=${line%%=*}
        value=${line#*=}
        test "$name" != "$line" && test "$name" != SITE_ROOT && printf '%s\n' "$name" | grep -Eqx '[A-Z_]+' &&
            grep -q "^#   $name " "$here/release.sh" "$here/nginx/configure.sh" ||
            fail "$env_file has \"$line\", which is no setting such as API_SERVER=http://127.0.0.1:8000"
        case $value in \"*\" | \'*\') value=${value#?} value=${value%?} ;; esac
        if eval "test -z \"\${$name+set}\""; then export "$name=$value"; fi
    done <"$env_file"
}

# Where the site is to be checked: `address`, and `host` for the Host header.
find_address() {
    host=
    address=${SITE_CHECK:-}
    test -z "$address" || return 0
    listen=8080
    test -z "${TLS_CERTIFICATE:-}" || listen='443 ssl'
    # The first of several.
    listen=${LISTEN:-$listen}
    listen=${listen%%,*}
    address=${listen%% *}
    case $address in
    '*:'*) address=127.0.0.1:${address#??} ;;
    *[!0-9]*:*[0-9]) ;;
    *[!0-9]*) address=$address:80 ;;
    *) address=127.0.0.1:$address ;;
    esac
    case "$listen " in *' ssl '*) address=https://$address ;; *) address=http://$address ;; esac
    host=${SERVER_NAME:-_}
    host=${host%% *}
    case $host in _ | *'*'*) host=localhost ;; esac
}

check() {
    SITE_HOST=$host sh "$here/check-site.sh" "$address" "$site_folder/current/dist" 9>&-
}

here=$(cd "$(dirname "$0")" && pwd)
. "$here/release/folders.sh"
. "$here/release/nginx.sh"
. "$here/release/switch.sh"
read_settings
site_folder=${SITE_FOLDER:-/var/www/course-site}
settings=${SITE_SETTINGS:-/etc/course-site/settings.txt}
nginx_folder=${NGINX_FOLDER:-/etc/nginx}
releases_kept=${RELEASES_KEPT:-3}
find_address
case $releases_kept in 1 | '' | *[!0-9]*) fail "RELEASES_KEPT is a number from 2, not \"$releases_kept\"" ;; esac
test -z "${SITE_SETTINGS:-}" || test -f "$settings" || fail "there is no $settings"
test "$nginx_folder" != none || test -z "$host" || fail "with NGINX_FOLDER=none set SITE_CHECK to the address of the site"

# Before anything changes: without one of them the check would fail after the switch.
command -v curl >/dev/null || command -v wget >/dev/null || fail "install curl or wget: the site is checked with it"
command -v flock >/dev/null || fail "install flock (util-linux): it prevents two calls at the same time"
mkdir -p "$site_folder/releases" 2>/dev/null && test -w "$site_folder" || fail "$(id -un) cannot write to $site_folder: run this with sudo"
# The kernel releases this lock, however the script ends. Programs that may outlive it get `9>&-`.
exec 9>"$site_folder/lock"
flock -n 9 || fail "another release.sh is at work"
work=$site_folder/work
rm -rf "$work"
mkdir "$work"
test ! -d "$site_folder/switch" || say "an earlier call was killed while it switched"
go_back
trap 'trap "" HUP INT TERM PIPE; go_back || :; rm -rf "$work"' EXIT
trap 'fail "interrupted"' HUP INT TERM PIPE

case ${1:-}:$# in
install:2)
    unpack "$2"
    share_assets
    switch_to "$release"
    clean
    echo "$release is installed in $site_folder${SNAPSHOTS:+; make the snapshots of it now}"
    ;;
rollback:1 | rollback:2)
    release=${2:-$(replaced_release)}
    test -n "$release" || fail "there is no release to go back to"
    test -f "$site_folder/releases/$release/VERSION" || fail "there is no release $release in $site_folder/releases"
    switch_to "$release"
    echo "$release is served again"
    ;;
configure:1)
    release=$(current_release)
    test -n "$release" || fail "no release is installed in $site_folder"
    switch_to "$release"
    ;;
check:1) check ;;
clean:1) clean ;;
*) fail "say what to do: install course-site-VERSION.tar.gz, rollback, configure, check or clean" ;;
esac
