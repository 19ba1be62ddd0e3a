#!/bin/sh
# Checks with curl or wget whether an address serves this build: sh deploy/check-site.sh http://127.0.0.1:8080 dist [api]
# It requests the document, every script and stylesheet that it names, a page and a missing file, and prints one line for
# each fault. With `api` also the API: its errors have the status 200, and only their `code` tells. SITE_HOST is the Host
# header for an address such as 127.0.0.1, whose certificate then does not matter.
# `npm run doctor` (docs/deploy.md#医生) checks more, and the server behind the site.
set -euf
export LC_ALL=C

fail() {
    echo "check-site.sh: $1" >&2
    exit 1
}

case $#:${3:-api} in [23]:api) ;; *) fail "请写明地址和构建：sh deploy/check-site.sh http://127.0.0.1:8080 dist [api]" ;; esac
site=${1%/}
built=$2
host=${SITE_HOST:-}
newline='
'
test -f "$built/index.html" || fail "$built 里没有构建好的站点"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
echo . 2>/dev/null >"$work/body" || fail "不能写入 $work：磁盘满了吗？"

# Requests a path; afterwards `status` and `type` are set, and the body is in $work/body.
get() {
    : >"$work/body"
    : >"$work/head"
    set -- ${host:+--header "Host: $host"} --header "Accept: text/html,*/*;q=0.8" "$site$1"
    if command -v curl >/dev/null 2>&1; then
        curl -gsS ${host:+-k} --max-time 20 -D "$work/head" -o "$work/body" "$@" 2>"$work/error" || :
    elif command -v wget >/dev/null 2>&1; then
        timeout 20 wget -q -S ${host:+--no-check-certificate} -O "$work/body" "$@" 2>"$work/head" || :
        grep -i '^wget: ' "$work/head" >"$work/error" || :
    else
        fail "这台机器没有 curl，也没有 wget"
    fi
    # Of the last answer, where there are several.
    status=$(awk '/^ *HTTP\// { status = $2 + 0 } END { print status }' "$work/head")
    type=$(headers content-type)
    type=${type##*"$newline"}
    type=${type%%;*}
}

headers() {
    awk -v name="^ *$1:" 'tolower($0) ~ name { sub(/^[^:]*: */, ""); sub(/\r$/, ""); print }' "$work/head"
}

is_document() {
    test "$status" = 200 && cmp -s "$work/body" "$built/index.html"
}

# Prints the faults of all but the document.
faults() {
    get /index.html
    # A browser obeys all of several: one that a CDN adds, too.
    policy=$(headers content-security-policy)
    test -z "$policy" || test "$policy" = "$(cat "$built/content-security-policy.txt")" ||
        echo "$site 发送的安全策略不是这个构建的，或者有几份"

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
            fault="$site$path 的响应是 ${status:-空}${type:+，类型 $type}"
        fi
    done
    if test "$others" -gt 0; then fault="$fault（还有 $others 个 index.html 要用的文件）"; fi
    if test -n "$fault"; then echo "$fault"; fi

    # No snapshot has this query.
    get "/courses/detail/1?check=site"
    is_document || echo "$site/courses/detail/1 不是 index.html（状态 ${status:-无}）：Web 服务器要让没有文件的地址返回它"
    get /assets/no-such-file.js
    test "$status" = 404 || echo "$site/assets/ 里不存在的文件返回 ${status:-空}，不是 404"
}

# Where the settings in the document have the API: on this site, unless they name an address.
find_api() {
    api=$(sed -n '/id="site-settings">/,/<\/script>/p' "$built/index.html" | tr -d '\r' |
        sed -n 's/^[[:blank:]]*[Aa][Pp][Ii]_[Uu][Rr][Ll][[:blank:]]*=[[:blank:]]*//p' | sed 's/[[:blank:]]*$//; s#/*$##')
    case $api in *://*) host= ;; *) api=$site$api ;; esac
}

# Prints what is wrong with the API.
api_fault() {
    find_api
    site=$api
    get /api/v2/other/config
    code=$(head -c 200 "$work/body" | sed -n 's/^{"code": *\([0-9]*\)[,}].*/\1/p')
    case ${status:-0}:$code in
    200:0) ;;
    200:1) echo "$api 的 API 报错（code 1）：多半是数据库连不上，看服务器的日志 storage/logs" ;;
    200:429) echo "$api 的 API 拒绝了这台机器（code 429）：一分钟内的请求太多" ;;
    200:500) echo "$api 的 API 报错（code 500）：Redis 连不上" ;;
    200:503) echo "$api 的服务器在维护中（code 503）：在服务器上结束维护" ;;
    200:?*) echo "$api 的 API 报错（code $code）：$(head -c 300 "$work/body")" ;;
    0:*) echo "$api 的 API 没有响应：$(head -n 1 "$work/error")" ;;
    *) echo "$api/api/v2/other/config 不是 API 的响应（状态 $status）：检查 API_SERVER 和 api_url" ;;
    esac
}

# A reload of nginx returns before the new configuration answers, and for a moment both do.
for attempt in 1 2 3 4 5 6 7 8 9 10 11 12; do
    get /index.html
    if is_document; then break; fi
    test "$attempt" -eq 12 || sleep 0.5
done
if ! is_document; then
    test -n "$status" || fail "$site 没有响应：$(head -n 1 "$work/error")"
    test "$status" = 200 || fail "$site/index.html 的响应是 $status"
    grep -q 'id="site-settings"' "$work/body" || fail "$site 是别的网站：LISTEN 或 SERVER_NAME 写错了，或者 nginx 的另一个文件也有这个域名"
    fail "$site 是本站点的另一个版本，或设置不同（也可能是 CDN 缓存的旧页面）"
fi
for attempt in 1 2 3; do
    faults >"$work/faults"
    if ! test -s "$work/faults"; then
        echo "$site 提供的就是这个版本"
        fault=
        if test $# -eq 3; then fault=$(api_fault); fi
        test -z "$fault" || fail "$fault"
        exit 0
    fi
    test "$attempt" -eq 3 || sleep 0.5
done
sed 's/^/check-site.sh: /' "$work/faults" >&2
exit 1
