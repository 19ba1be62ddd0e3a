#!/bin/sh
# Installs releases of the site and goes back to earlier ones, without Node: docs/deploy.md#发布和退回.
#
#   sh deploy/release.sh install course-site-VERSION.tar.gz    checks its sum, unpacks, switches, checks the site, cleans
#   sh deploy/release.sh rollback [RELEASE]                    goes back to the release before, or to the one named
#   sh deploy/release.sh configure                             after any change of settings, address or certificate
#   sh deploy/release.sh check                                 whether the site serves this release, and the API answers
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
    unfinished=
    say "$1"
    exit 1
}

# A program that fails prints its reason. What that means for the site is said here, or by go_back.
end() {
    status=$?
    trap '' HUP INT TERM PIPE
    test ! -d "$site_folder/switch" || unfinished=
    go_back && remove_failed || :
    rm -rf "$work"
    test "$status" -ne 0 || return 0
    test -z "$unfinished" || say "$unfinished"
    exit 1
}

# The names are those of the two lists of settings in the heads of the scripts.
read_settings() {
    env_file=${SITE_ENV:-/etc/course-site/site.env}
    test -f "$env_file" || { test -z "${SITE_ENV:-}" && return 0; fail "没有文件 $env_file"; }
    bom=$(printf '\357\273\277')
    seen=
    while IFS= read -r line || test -n "$line"; do
        line=$(printf '%s' "${line#"$bom"}" | tr -d '\r' | sed 's/^[[:blank:]]*//; s/[[:blank:]]*$//; s/^\([A-Z_]*\)[[:blank:]]*=[[:blank:]]*/\1=/')
        case $line in '' | '#'*) continue ;; esac
        name=${line%%=*}
        value=${line#*=}
        test "$name" != "$line" && test "$name" != SITE_ROOT && printf '%s\n' "$name" | grep -Eqx '[A-Z_]+' &&
            grep -q "^#   $name " "$here/release.sh" "$here/nginx/configure.sh" ||
            fail "$env_file 里的 \"$line\" 不是 nginx 的设置，它们的写法是 API_SERVER=http://127.0.0.1:8000；站点的设置写在 settings.txt 里"
        case " $seen " in *" $name "*) fail "$env_file 里有两行 $name，只能留一行" ;; esac
        seen="$seen $name"
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

# With `api` also what the API answers, which no other release would change.
check() {
    SITE_HOST=$host sh "$here/check-site.sh" "$address" "$site_folder/current/dist" "$@" 9>&-
}

here=$(cd "$(dirname "$0")" && pwd)
. "$here/release/folders.sh"
. "$here/release/nginx.sh"
. "$here/release/switch.sh"
read_settings
site_folder=${SITE_FOLDER:-/var/www/course-site}
site_folder=${site_folder%/}
settings=${SITE_SETTINGS:-/etc/course-site/settings.txt}
nginx_folder=${NGINX_FOLDER:-/etc/nginx}
nginx_folder=${nginx_folder%/}
releases_kept=${RELEASES_KEPT:-3}
find_address
case $releases_kept in 0* | 1 | *[!0-9]*) fail "RELEASES_KEPT 是不小于 2 的数，不是 \"$releases_kept\"" ;; esac
case $site_folder in /*) ;; *) fail "SITE_FOLDER 是以 / 开头的路径，不是 \"$site_folder\"" ;; esac
test -z "${SITE_SETTINGS:-}" || test -f "$settings" || fail "没有文件 $settings"
test "$nginx_folder" != none || test -z "$host" || fail "NGINX_FOLDER=none 时，要用 SITE_CHECK 写明网站的地址"

# Before anything changes: without one of them the check would fail after the switch.
command -v curl >/dev/null || command -v wget >/dev/null || fail "请先安装 curl 或 wget：用它检查网站"
for each in flock cksum cmp comm; do
    command -v $each >/dev/null || fail "请先安装 $each（Debian 的 util-linux、coreutils、diffutils 里有）"
done
mkdir -p "$site_folder/releases" 2>/dev/null && test -w "$site_folder" || fail "用户 $(id -un) 不能写入 $site_folder：请用 sudo 或 root 运行"
# The kernel releases this lock, however the script ends. Programs that may outlive it get `9>&-`.
exec 9>>"$site_folder/lock"
flock -n 9 || fail "另一个 release.sh 正在运行（进程 $(cat "$site_folder/lock")），等它结束再运行"
# Only for that sentence, so a full disk does not matter.
echo $$ >"$site_folder/lock" || :
work=$site_folder/work
rm -rf "$work"
mkdir "$work"
# /tmp may be full.
export TMPDIR="$work"
test ! -d "$site_folder/switch" || say "上一次运行在切换时中断，现在恢复"
go_back
remove_failed
unfinished='没有完成（原因见上面），网站没有改变'
trap end EXIT
trap 'say "已中断"; exit 1' HUP INT TERM PIPE

case ${1:-}:$# in
install:2)
    unpack "$2"
    switch_to "$release"
    clean
    echo "$release 已安装到 $site_folder${SNAPSHOTS:+；现在重新生成快照}"
    ;;
rollback:1 | rollback:2)
    release=${2:-$(replaced_release)}
    test -n "$release" || fail "没有可以退回的版本"
    test -f "$site_folder/releases/$release/replaced" || fail "$site_folder/releases 里没有可以退回的 $release"
    test "$release" != "$(current_release)" || fail "$release 就是现在的版本"
    switch_to "$release"
    echo "已退回 $release${SNAPSHOTS:+；现在重新生成快照}"
    ;;
configure:1)
    release=$(current_release)
    test -n "$release" || fail "$site_folder 里还没有安装版本"
    apply_settings_again
    switch_to "$release"
    clean
    echo "设置已生效：$release${SNAPSHOTS:+；如果改了站点的设置，现在重新生成快照}"
    ;;
check:1)
    unfinished=
    test -n "$(current_release)" || fail "$site_folder 里还没有安装版本"
    check api
    ;;
clean:1) clean ;;
*) fail "用法：release.sh install course-site-VERSION.tar.gz（安装）、rollback（退回）、configure（改过设置、地址或证书之后）、check（检查）、clean（清理）" ;;
esac
