# Sourced by configure.sh: reads its settings from the environment, and refuses a wrong one with a sentence that names it. Reads
# `here` and `folder`.

# A setting must not end the line that it is written into. Every line of it has to match, so two lines are refused.
matches() {
    test "$(printf '%s\n' "$2" | wc -l)" -eq 1 && printf '%s\n' "$2" | grep -Eq "^($1)\$"
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
    matches '[^;{}]+' "$2" || fail "$1 is a port, or several with commas, such as 80,[::]:80, not \"$2\""
    lines_of "$2" | while read -r each; do
        { matches '((\*|[A-Za-z0-9.-]+|\[[0-9a-fA-F:.]+\]):)?[0-9]+( (ssl|http2|default_server))*' "$each" && has_port "$each"; } ||
            fail "$1 is a port from 1 to 65535 such as 8080 or 127.0.0.1:8080, or several with commas, not \"$2\""
    done
}

check_path() {
    matches '[A-Za-z0-9._/+@-]+' "$2" || fail "$1 is a path without blanks and signs, not \"$2\""
}

# nginx would look for a relative path in a folder of its own.
check_absolute() {
    test -z "$2" || matches '/[A-Za-z0-9._/+@-]*' "$2" ||
        fail "$1 is a path that begins with / and has no blanks and signs${3:-}, not \"$2\""
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
    fail "API_SERVER is the address of the MeEdu server without a path, such as http://127.0.0.1:8000, not \"$api_server\""
matches '([A-Za-z0-9.-]+(:[0-9]+)?)?' "$api_host" || fail "API_HOST is a host name, not \"$api_host\""
matches '[1-9][0-9]*(ms|s|m)' "$api_timeout" || fail "API_TIMEOUT is a time such as 20s, not \"$api_timeout\""
check_listen LISTEN "$listen"
if test -n "$redirect"; then check_listen REDIRECT "$redirect"; fi
matches '[A-Za-z0-9._* -]+' "$server_name" || fail "SERVER_NAME is one host name or several with blanks between, not \"$server_name\""
matches 'on|off' "$api_cache" || fail "API_CACHE is on or off, not \"$api_cache\""
has_port "$api_cache_port" || fail "API_CACHE_PORT is a port, not \"$api_cache_port\""
matches 'on|off|auto' "$brotli" || fail "BROTLI is on, off or auto, not \"$brotli\""
matches 'off|[0-9]+(; includeSubDomains)?(; preload)?' "$hsts" || fail "HSTS is off or seconds such as 31536000, not \"$hsts\""
byte='(25[0-5]|2[0-4][0-9]|1?[0-9]{1,2})'
network="$byte(\\.$byte){3}(/(3[0-2]|[12]?[0-9]))?|[0-9a-fA-F]*:[0-9a-fA-F:.]*(/(12[0-8]|1[01][0-9]|[1-9]?[0-9]))?"
matches " *(($network)( +|\$))*" "$cdn_addresses" ||
    fail "CDN_ADDRESSES are addresses or networks with blanks between, such as 203.0.113.0/24, not \"$cdn_addresses\""

check_path 'the folder for nginx' "$folder"
check_path SITE_ROOT "$site_root"
test -z "$snapshots" || check_path SNAPSHOTS "$snapshots"
check_absolute SERVED_AS "${SERVED_AS:-}"
check_absolute API_CACHE_DIR "$api_cache_dir"
check_absolute ACME_ROOT "$acme_root"
test "$access_log" = off || check_absolute ACCESS_LOG "$access_log" ', or off'
test -f "$site_root/index.html" || fail "there is no build in $site_root: run \"npm run build\", or set SITE_ROOT"
test -f "$site_root/content-security-policy.txt" || fail "there is no content-security-policy.txt in $site_root: is it a production build?"
test -z "$snapshots" || test -d "$snapshots" || fail "SNAPSHOTS: there is no folder $snapshots"
test -z "$snapshots" || test -f "$site_root/snapshot-names.conf" ||
    fail "SNAPSHOTS: there is no snapshot-names.conf in $site_root: is it a build of this version?"

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
        fail "BROTLI is on, but nginx has no module for it: install it (Debian: libnginx-mod-http-brotli-static), or set BROTLI=off"
    ;;
esac
if test "$brotli:$has_brotli:$ours" = on:yes:yes; then load="load_module $module;"; fi

if test -n "$certificate$key"; then
    check_absolute TLS_CERTIFICATE "$certificate"
    check_absolute TLS_KEY "$key"
    for file in "$certificate" "$key"; do
        test -r "$file" || fail "TLS_CERTIFICATE and TLS_KEY are two files that can be read, not \"$certificate\" and \"$key\""
    done
    case $listen in *' ssl'*) ;; *) fail "LISTEN needs \"ssl\" with TLS_CERTIFICATE, such as \"443 ssl http2\", not \"$listen\"" ;; esac
    if command -v openssl >/dev/null; then
        public=$(openssl x509 -noout -pubkey -in "$certificate" 2>/dev/null) || fail "TLS_CERTIFICATE: $certificate is no certificate"
        test "$(openssl pkey -pubout -passin pass: -in "$key" 2>/dev/null)" = "$public" ||
            fail "TLS_KEY: $key is not the key, without a password, of the certificate $certificate"
    fi
else
    # The operator's own tls.conf may name a certificate.
    tls=
    for file in "$folder"/course-site/tls*.conf; do if test -f "$file"; then tls=$file; fi; done
    case $listen:$tls in *' ssl'*:) fail "LISTEN has \"ssl\", which needs TLS_CERTIFICATE and TLS_KEY" ;; esac
    case $listen in
    *' ssl'*) ;;
    *)
        test -z "$redirect" || fail "REDIRECT leads to https, which needs TLS_CERTIFICATE and TLS_KEY"
        test "$hsts" = off || fail "HSTS is about https, which needs TLS_CERTIFICATE and TLS_KEY"
        ;;
    esac
fi

twice=$(addresses_of "$listen${redirect:+,$redirect}" | sort | uniq -d | head -n 1)
test -z "$twice" || fail "LISTEN and REDIRECT name $twice twice"
if test "$api_cache" = on && has_local_port "$listen${redirect:+,$redirect}" "$api_cache_port"; then
    fail "API_CACHE_PORT is a port of its own, not $api_cache_port of LISTEN or REDIRECT"
fi
case $api_server in
http://127.0.0.1:* | http://localhost:*)
    if has_local_port "$listen" "${api_server##*:}"; then
        fail "API_SERVER is the address of the MeEdu server, not $api_server, where this site itself is (LISTEN)"
    fi
    ;;
esac
# For any host name the first server of a port answers. Another file can have it, such as Debian's default site.
if test $ours = no && test "$server_name" = _; then
    for port in $(lines_of "$listen" | sed '/default_server/d; s/ .*//; s/.*://'); do
        for file in "$folder"/sites-enabled/* "$folder"/conf.d/*.conf; do
            case $file in */conf.d/course-site.conf) continue ;; esac
            if grep -Eqs "^[[:space:]]*listen[[:space:]]+([^;]*:)?$port[[:space:];]" "$file"; then
                fail "SERVER_NAME is not set, and $file has port $port, too: set SERVER_NAME, or remove that file"
            fi
        done
    done
fi
# The workers of our own nginx are not root, also where root starts it.
worker=
if test $ours = yes && test "$(id -u)" -eq 0; then
    for worker in www-data nginx nobody; do if id "$worker" >/dev/null 2>&1; then break; fi; done
    su -s /bin/sh "$worker" -c "test -r '$site_root/index.html' && test -x '$folder' && test -x '${snapshots:-/}'" ||
        fail "the user $worker, as whom nginx serves the site, cannot read $site_root${snapshots:+, $snapshots} or enter $folder: move them, such as to /var/www and /tmp"
fi
