# Sourced by configure.sh: reads its settings from the environment, and refuses a wrong one with a sentence that names it. Reads
# `here` and `folder`.

newline='
'
# A setting must not end the line that it is written into.
matches() {
    case $2 in *"$newline"*) return 1 ;; esac
    printf '%s\n' "$2" | grep -Eq "^($1)\$"
}

# A port at the end of an address is one that exists.
has_port() {
    port=${1%% *}
    port=${port##*:}
    matches '[1-9][0-9]{0,4}' "$port" && test "$port" -le 65535
}

# Addresses with commas between, as lines.
lines_of() {
    printf '%s\n' "$1" | tr ',' '\n' | sed 's/^ *//; s/ *$//'
}

# Addresses as nginx compares them: without what is the default.
addresses_of() {
    lines_of "$1" | sed 's/ .*//; s/^[*]://; s/^0\.0\.0\.0://'
}

# Whether programs on this machine find the server at this port of 127.0.0.1.
has_local_port() {
    addresses_of "$1" | sed 's/^127\.0\.0\.1://; s/^localhost://' | grep -qx "$2"
}

check_listen() {
    matches '[^;{}]+' "$2" || fail "$1 是一个端口，或用逗号分开的几个，如 80,[::]:80，不是 \"$2\""
    lines_of "$2" | while read -r each; do
        { matches '((\*|[A-Za-z0-9.-]+|\[[0-9a-fA-F:.]+\]):)?[0-9]+( (ssl|http2|default_server))*' "$each" && has_port "$each"; } ||
            fail "$1 是 1 到 65535 的端口，如 8080 或 127.0.0.1:8080，或用逗号分开的几个，不是 \"$2\""
    done
}

check_path() {
    matches '[A-Za-z0-9._/+@-]+' "$2" || fail "$1 是没有空格和特殊字符的路径，不是 \"$2\""
}

# nginx would look for a relative path in a folder of its own.
check_absolute() {
    test -z "$2" || matches '/[A-Za-z0-9._/+@-]*' "$2" ||
        fail "$1 是以 / 开头、没有空格和特殊字符的路径${3:-}，不是 \"$2\""
}

api_server=${API_SERVER:-http://127.0.0.1:8000}
api_server=${api_server%/}
api_host=${API_HOST:-}
api_timeout=${API_TIMEOUT:-20s}
site_root=${SITE_ROOT:-$here/../../dist}
snapshots=${SNAPSHOTS:-}
snapshots=${snapshots%/}
certificate=${TLS_CERTIFICATE:-}
key=${TLS_KEY:-}
if test -n "$certificate"; then
    listen=${LISTEN:-443 ssl http2,[::]:443 ssl http2}
    redirect=${REDIRECT-80,[::]:80}
else
    listen=${LISTEN:-8080}
    redirect=${REDIRECT:-}
fi
hsts=${HSTS:-off}
acme_root=${ACME_ROOT:-/var/www/acme}
cdn_addresses=${CDN_ADDRESSES:-}
server_name=${SERVER_NAME:-_}
api_cache=${API_CACHE:-off}
api_cache_port=${API_CACHE_PORT:-8089}
brotli=${BROTLI:-auto}
# A folder without nginx.conf gets ours.
ours=no
if ! test -f "$folder/nginx.conf" || cmp -s "$here/nginx.conf" "$folder/nginx.conf"; then ours=yes; fi
case $ours in yes) access_log=${ACCESS_LOG:-off} ;; *) access_log=${ACCESS_LOG:-} ;; esac
case $folder in
/etc/nginx) api_cache_dir=${API_CACHE_DIR:-/var/cache/course-site} ;;
*) api_cache_dir=${API_CACHE_DIR:-$folder/cache} ;;
esac

matches 'https?://(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9.-]+)(:[0-9]+)?' "$api_server" &&
    case ${api_server#*://} in *:[0-9]*) has_port "$api_server" ;; esac ||
    fail "API_SERVER 是 MeEdu 服务器的地址，不带路径，如 http://127.0.0.1:8000，不是 \"$api_server\""
matches '([A-Za-z0-9.-]+(:[0-9]+)?)?' "$api_host" || fail "API_HOST 是主机名，不是 \"$api_host\""
matches '[1-9][0-9]*(ms|s|m)' "$api_timeout" || fail "API_TIMEOUT 是时间，如 20s，不是 \"$api_timeout\""
check_listen LISTEN "$listen"
if test -n "$redirect"; then check_listen REDIRECT "$redirect"; fi
matches ' *[A-Za-z0-9._*-][A-Za-z0-9._* -]*' "$server_name" || fail "SERVER_NAME 是域名，几个用空格分开，不是 \"$server_name\""
matches 'on|off' "$api_cache" || fail "API_CACHE 是 on 或 off，不是 \"$api_cache\""
has_port "$api_cache_port" || fail "API_CACHE_PORT 是端口，不是 \"$api_cache_port\""
matches 'on|off|auto' "$brotli" || fail "BROTLI 是 on、off 或 auto，不是 \"$brotli\""
matches 'off|[0-9]+(; includeSubDomains)?(; preload)?' "$hsts" || fail "HSTS 是 off 或秒数，如 31536000，不是 \"$hsts\""
byte='(25[0-5]|2[0-4][0-9]|1?[0-9]{1,2})'
network="$byte(\\.$byte){3}(/(3[0-2]|[12]?[0-9]))?|[0-9a-fA-F]*:[0-9a-fA-F:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?"
matches " *(($network)( +|\$))*" "$cdn_addresses" ||
    fail "CDN_ADDRESSES 是地址或网段，如 203.0.113.0/24，几个用空格分开，不是 \"$cdn_addresses\""

check_path 'nginx 的文件夹' "$folder"
check_path SITE_ROOT "$site_root"
test -z "$snapshots" || check_path SNAPSHOTS "$snapshots"
check_absolute SERVED_AS "${SERVED_AS:-}"
check_absolute API_CACHE_DIR "$api_cache_dir"
check_absolute ACME_ROOT "$acme_root"
test "$access_log" = off || check_absolute ACCESS_LOG "$access_log" '或 off'
test -f "$site_root/index.html" || fail "$site_root 里没有构建好的站点：运行 npm run build，或用 SITE_ROOT 写明它的位置"
test -f "$site_root/content-security-policy.txt" || fail "SITE_ROOT：$site_root 里没有 content-security-policy.txt，它不是完整的构建"
test -z "$snapshots" || test -d "$snapshots" || fail "SNAPSHOTS：没有文件夹 $snapshots"
test -z "$snapshots" || test -f "$site_root/snapshot-names.conf" ||
    fail "SNAPSHOTS：$site_root 里没有 snapshot-names.conf，它不是这个版本的构建"

# Brotli: our own nginx.conf loads the module; the operator's nginx.conf has to load it itself.
module=${NGINX_MODULES:-/usr/lib/nginx/modules}/ngx_http_brotli_static_module.so
load=
if test $ours = yes; then
    if test -f "$module"; then has_brotli=yes; else has_brotli=no; fi
elif grep -qs brotli_static "$folder"/nginx.conf "$folder"/modules-enabled/*.conf; then
    has_brotli=yes
else
    has_brotli=no
fi
case $brotli:$has_brotli in
auto:yes) brotli=on ;;
auto:no) brotli=off ;;
on:no)
    # The nginx of a container has modules of its own, which cannot be seen here; another can have it built in.
    test -n "${SERVED_AS:-}" || nginx -V 2>&1 | grep -q brotli ||
        fail "BROTLI 是 on，但 nginx 没有这个模块：安装它（Debian：libnginx-mod-http-brotli-static），或写 BROTLI=off"
    ;;
esac
if test "$brotli:$has_brotli:$ours" = on:yes:yes; then load="load_module $module;"; fi

if test -n "$certificate$key"; then
    check_absolute TLS_CERTIFICATE "$certificate"
    check_absolute TLS_KEY "$key"
    for file in "$certificate" "$key"; do
        test -r "$file" || fail "TLS_CERTIFICATE 和 TLS_KEY 是两个能读取的文件，不是 \"$certificate\" 和 \"$key\""
    done
    case $listen in *' ssl'*) ;; *) fail "有 TLS_CERTIFICATE 时，LISTEN 要有 ssl，如 443 ssl http2，不是 \"$listen\"" ;; esac
    if command -v openssl >/dev/null; then
        public=$(openssl x509 -noout -pubkey -in "$certificate" 2>/dev/null) || fail "TLS_CERTIFICATE：$certificate 不是证书"
        test "$(openssl pkey -pubout -passin pass: -in "$key" 2>/dev/null)" = "$public" ||
            fail "TLS_KEY：$key 不是证书 $certificate 的私钥，或者它有密码"
    fi
else
    # The operator's own tls.conf may name a certificate.
    tls=
    for file in "$folder"/course-site/tls*.conf; do if test -f "$file"; then tls=$file; fi; done
    case $listen:$tls in *' ssl'*:) fail "LISTEN 里有 ssl，还要写 TLS_CERTIFICATE 和 TLS_KEY" ;; esac
    case $listen in
    *' ssl'*) ;;
    *)
        test -z "$redirect" || fail "REDIRECT 转到 https，还要写 TLS_CERTIFICATE 和 TLS_KEY"
        test "$hsts" = off || fail "HSTS 只用于 https，还要写 TLS_CERTIFICATE 和 TLS_KEY"
        ;;
    esac
fi

twice=$(addresses_of "$listen${redirect:+,$redirect}" | sort | uniq -d | head -n 1)
test -z "$twice" || fail "LISTEN 和 REDIRECT 里 $twice 写了两次"
if test "$api_cache" = on && has_local_port "$listen${redirect:+,$redirect}" "$api_cache_port"; then
    fail "API_CACHE_PORT 要用单独的端口，不能是 LISTEN 或 REDIRECT 的 $api_cache_port"
fi
case $api_server in
http://127.0.0.1:* | http://localhost:*)
    if has_local_port "$listen" "${api_server##*:}"; then
        fail "API_SERVER 是 MeEdu 服务器的地址，$api_server 是本站点自己（LISTEN）"
    fi
    ;;
esac
# For any host name the first server of a port answers. Another file can have it, such as Debian's default site.
if test $ours = no && test "$server_name" = _; then
    for port in $(lines_of "$listen" | sed '/default_server/d; s/ .*//; s/.*://'); do
        for file in "$folder"/sites-enabled/* "$folder"/conf.d/*.conf; do
            case $file in */conf.d/course-site.conf) continue ;; esac
            if grep -Eqs "^[[:space:]]*listen[[:space:]]+([^;]*:)?$port[[:space:];]" "$file"; then
                fail "没有写 SERVER_NAME，而 $file 也用端口 $port：写上 SERVER_NAME，或删除那个文件"
            fi
        done
    done
fi
# The workers of our own nginx are not root, also where root starts it.
worker=
if test $ours = yes && test "$(id -u)" -eq 0; then
    for worker in www-data nginx nobody; do if id "$worker" >/dev/null 2>&1; then break; fi; done
    su -s /bin/sh "$worker" -c "test -r '$site_root/index.html' && test -x '$folder' && test -x '${snapshots:-/}'" ||
        fail "nginx 以用户 $worker 运行，不能读取 $site_root${snapshots:+、$snapshots} 或进入 $folder：把它们移到别处，如 /var/www 和 /tmp"
fi
