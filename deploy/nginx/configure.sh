#!/bin/sh
# Writes what nginx needs for this site into a folder: conf.d/course-site.conf and course-site/*.conf, and a complete
# nginx.conf where the folder has none. Run it again after every deploy: the policy belongs to one build. See docs/deploy.md.
#
#   sh deploy/nginx/configure.sh /etc/nginx
#
# Settings come from the environment:
#   API_SERVER      address of the MeEdu server, without a path    http://127.0.0.1:8000
#   API_HOST        Host header of requests to it                  the visitor's own
#   API_TIMEOUT     how long an answer may take                    20s
#   SITE_ROOT       folder of the build                            dist of this repository
#   SERVED_AS       the same folder as nginx sees it               SITE_ROOT
#   SNAPSHOTS       folder that "npm run snapshots" writes        none: every page is the document
#   LISTEN          ports, as nginx writes them, with commas       8080; with TLS_CERTIFICATE 443 of IPv4 and IPv6
#   SERVER_NAME     host names of the site                         _ (any)
#   TLS_CERTIFICATE file of the certificate and its chain          none: http
#   TLS_KEY         file of its key                                none
#   REDIRECT        ports that lead to https, with commas          none; with TLS_CERTIFICATE 80 of IPv4 and IPv6
#   HSTS            seconds for which browsers insist on https     off
#   ACME_ROOT       folder of the certificate client's answers     /var/www/acme
#   CDN_ADDRESSES   addresses of the CDN or proxy in front         none
#   API_CACHE       on: public answers are cached for seconds      off
#   API_CACHE_PORT  port for it, on 127.0.0.1 only                 8089
#   API_CACHE_DIR   folder for it                                  cache below the folder, /var/cache/course-site for /etc/nginx
#   BROTLI          on, off, or auto: on where the module exists   auto
#   ACCESS_LOG      file, or off                                   off with our own nginx.conf, else the machine's log
set -eu

fail() {
    # One line, whatever the setting contains.
    printf 'configure.sh: %s\n' "$(printf '%s' "$1" | tr '\n' ' ')" >&2
    exit 1
}

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

check_listen() {
    matches '[^;{}]+' "$2" || fail "$1 is a port, or several with commas, such as 80,[::]:80, not \"$2\""
    lines_of "$2" | while read -r each; do
        { matches '((\*|[A-Za-z0-9.-]+|\[[0-9a-fA-F:.]+\]):)?[0-9]+( (ssl|http2|default_server))*' "$each" && has_port "$each"; } ||
            fail "$1 is a port such as 8080 or 127.0.0.1:8080, or several with commas, not \"$each\""
    done
}

test $# -eq 1 || fail "name the folder: sh deploy/nginx/configure.sh /etc/nginx"
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)

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
matches '[0-9]+(ms|s|m)' "$api_timeout" || fail "API_TIMEOUT is a time such as 20s, not \"$api_timeout\""
check_listen LISTEN "$listen"
if test -n "$redirect"; then check_listen REDIRECT "$redirect"; fi
matches '[A-Za-z0-9._* -]+' "$server_name" || fail "SERVER_NAME is one host name or several, not \"$server_name\""
matches 'on|off' "$api_cache" || fail "API_CACHE is on or off, not \"$api_cache\""
has_port "$api_cache_port" || fail "API_CACHE_PORT is a port, not \"$api_cache_port\""
matches 'on|off|auto' "$brotli" || fail "BROTLI is on, off or auto, not \"$brotli\""
matches 'off|[0-9]+(; includeSubDomains)?(; preload)?' "$hsts" || fail "HSTS is off or seconds such as 31536000, not \"$hsts\""
matches '([0-9a-fA-F.:]+(/[0-9]{1,3})? *)*' "$cdn_addresses" ||
    fail "CDN_ADDRESSES are addresses or networks with blanks between, such as 203.0.113.0/24, not \"$cdn_addresses\""
for path in "$folder" "$site_root" "${SERVED_AS:-none}" "$api_cache_dir" "${access_log:-none}" "${snapshots:-none}" \
    "${certificate:-none}" "${key:-none}" "$acme_root"; do
    matches '[A-Za-z0-9._/+@-]+' "$path" || fail "no path with blanks or signs, please: \"$path\""
done
test -f "$site_root/index.html" || fail "there is no build in $site_root: run \"npm run build\", or set SITE_ROOT"
test -f "$site_root/content-security-policy.txt" || fail "there is no content-security-policy.txt in $site_root: is it a production build?"
test -z "$snapshots" || test -d "$snapshots" || fail "SNAPSHOTS: there is no folder $snapshots"
if test -n "$certificate$key"; then
    for file in "$certificate" "$key"; do
        test -r "$file" || fail "TLS_CERTIFICATE and TLS_KEY are two files that can be read, not \"$certificate\" and \"$key\""
    done
    case $listen in *' ssl'*) ;; *) fail "LISTEN needs \"ssl\" with TLS_CERTIFICATE, such as \"443 ssl http2\", not \"$listen\"" ;; esac
fi
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
# A symbolic link stays in the path: the operator can point it at another build without running this again.
case $site_root in /*) ;; *) site_root=$(cd "$(dirname "$site_root")" && pwd)/$(basename "$site_root") ;; esac
case $snapshots in '' | /*) ;; *) snapshots=$(pwd)/$snapshots ;; esac

policy=$(cat "$site_root/content-security-policy.txt")
case $policy in
*'"'* | *'$'* | *\\*) fail "the policy holds a sign that nginx would read as its own" ;;
esac
test "$(printf '%s\n' "$policy" | wc -l)" -eq 1 || fail "the policy is more than one line"

mkdir -p "$folder/conf.d" "$folder/course-site"
cp "$here/course-site.conf" "$folder/conf.d/course-site.conf"
cp "$here"/course-site/*.conf "$folder/course-site/"
if test $ours = yes; then cp "$here/nginx.conf" "$folder/nginx.conf"; fi

write() {
    { echo "# Written by configure.sh."; cat; } >"$folder/course-site/$1"
}

# Brotli: our own nginx.conf loads the module; the operator's nginx.conf has to load it itself.
module=${NGINX_MODULES:-/usr/lib/nginx/modules}/ngx_http_brotli_static_module.so
load=
if test "$brotli" = auto; then
    brotli=off
    if test $ours = yes; then
        if test -f "$module"; then brotli=on; fi
    elif grep -qs brotli_static "$folder"/modules-enabled/*.conf; then
        brotli=on
    fi
fi
if test "$brotli" = on && test $ours = yes; then
    test -f "$module" || fail "BROTLI is on, and there is no $module"
    load="load_module $module;"
fi
printf '%s\n%s\n' "$load" "${worker:+user $worker;}" | write modules.conf
if test "$brotli" = on; then echo "brotli_static on;"; fi | write brotli.conf

case $access_log in
'') ;;
off) echo "access_log off;" ;;
*) echo "access_log $access_log course_site;" ;;
esac | write access-log.conf

# Behind a CDN the visitor's address is the last in X-Forwarded-For that is not the CDN's.
if test -n "$cdn_addresses"; then
    for address in $cdn_addresses; do echo "set_real_ip_from $address;"; done
    echo "real_ip_header X-Forwarded-For;"
    echo "real_ip_recursive on;"
fi | write visitor-address.conf

about=$(sed -n 's/.*"version":"\([A-Za-z0-9.+-]*\)","build":"\([0-9a-f]*\)".*/\1 \2/p' "$site_root/version.json" 2>/dev/null || :)
write values.conf <<END
map "" \$course_site_build { default "${about:-unknown}"; }
map \$https \$course_site_hsts { default ""; on "$(test "$hsts" = off || echo "max-age=$hsts")"; }
map "" \$course_site_acme { default $acme_root; }
END

# So that ETags differ when contents differ. A build of another user, as in a container, has them already.
sh "$here/../content-times.sh" "$site_root" 2>/dev/null || :

write policy.conf <<END
add_header Content-Security-Policy "$policy" always;
END

# Snapshots are of one document: after a release or a change of settings nginx finds none, and serves the document.
if test -n "$snapshots"; then
    test -f "$site_root/snapshot-names.conf" || fail "there is no snapshot-names.conf in $site_root: is it a build of this version?"
    write snapshot-names.conf <"$site_root/snapshot-names.conf"
    build=$(sha256sum <"$site_root/index.html" | cut -c 1-12)
    write snapshot-folder.conf <<END
map "" \$course_site_snapshots { default $snapshots; }
map "" \$course_site_snapshots_of_build { default $snapshots/$build; }
# A browser that has the code of this build draws the page sooner without its snapshot (docs/decisions/0026-snapshots.md).
map \$cookie_course_site_build \$course_site_snapshot_wanted { default \$course_site_snapshot; $build ""; }
# No cache between may store that document for others.
map \$cookie_course_site_build \$course_site_caching { default no-cache; $build "private, no-cache"; }
END
    write page.conf <<END
root \$course_site_snapshots_of_build;
try_files /pages\$course_site_snapshot_wanted.html @document;
add_header Vary "Cookie" always;
END
    echo "include course-site/snapshots.conf;" | write with-snapshots.conf
    write ready.conf <<END
root $snapshots;
try_files /fresh/\$course_site_period @snapshots-not-ready;
END
else
    write snapshot-names.conf </dev/null
    write snapshot-folder.conf </dev/null
    write with-snapshots.conf </dev/null
    echo "rewrite ^ /index.html break;" | write page.conf
    echo "try_files /course-site-no-such-file @ready;" | write ready.conf
fi

{
    lines_of "$listen" | sed 's/.*/listen &;/'
    if test -n "$certificate"; then
        cat <<END
ssl_certificate     $certificate;
ssl_certificate_key $key;
ssl_protocols       TLSv1.2 TLSv1.3;
ssl_session_cache   shared:course_site:2m;
ssl_session_tickets off;
END
    fi
    cat <<END
server_name $server_name;
root ${SERVED_AS:-$site_root};
proxy_connect_timeout 5s;
proxy_send_timeout    $api_timeout;
proxy_read_timeout    $api_timeout;
END
} | write listen.conf

# The port of https, where it is not the usual one.
https_port=$(lines_of "$listen" | sed -n '/ ssl/ { s/ .*//; s/.*://; p; q; }')
case $https_port in '' | 443) https_port= ;; *) https_port=:$https_port ;; esac
if test -n "$redirect"; then
    cat <<END
server {
$(lines_of "$redirect" | sed 's/.*/    listen &;/')
    server_name $server_name;
    server_tokens off;
    include course-site/access-log.conf;
    include course-site/visitor-address.conf;
    include course-site/refusal.conf;
    include course-site/acme.conf;
    location / {
        return 301 https://\$host$https_port\$request_uri;
    }
}
END
fi | write redirect.conf

case $api_server in
*://*:[0-9]*) api_address=${api_server#*://} ;;
https://*) api_address=${api_server#*://}:443 ;;
*) api_address=${api_server#*://}:80 ;;
esac
write api-pass.conf <<END
proxy_pass ${api_server%%://*}://course_site_api;
proxy_set_header Host \$course_site_api_host;
END

{
    cat <<END
# nginx resolves the name when it starts or reloads.
upstream course_site_api { server $api_address; }
map "" \$course_site_api_url { default ${api_server%%://*}://course_site_api; }
map "" \$course_site_api_host { default ${api_host:-\$http_host}; }
END
    if test "$api_cache" = on; then
        cat <<END
upstream course_site_last_answers { server 127.0.0.1:$api_cache_port; }
proxy_cache_path $api_cache_dir/slots keys_zone=course_site_slots:1m inactive=10s max_size=16m use_temp_path=off;
proxy_cache_path $api_cache_dir/last  keys_zone=course_site_last:1m  inactive=1d  max_size=16m use_temp_path=off;
include course-site/cache.conf;
END
    fi
} | write api-server.conf
if test "$api_cache" = on; then
    mkdir -p "$api_cache_dir"
    echo "include course-site/cache-calls.conf;"
fi | write cached-calls.conf
# These answers are small: an API that needs longer for them counts as down, and the last answers are repeated.
cache_timeout=5s
case $api_timeout in
*ms) if test "${api_timeout%ms}" -lt 5000; then cache_timeout=$api_timeout; fi ;;
*s) if test "${api_timeout%s}" -lt 5; then cache_timeout=$api_timeout; fi ;;
esac
write cache-settings.conf <<END
listen 127.0.0.1:$api_cache_port;
proxy_connect_timeout 2s;
proxy_read_timeout $cache_timeout;
END

echo "nginx is configured in $folder: $site_root on $listen, API $api_server, brotli $brotli, cache $api_cache, snapshots ${snapshots:-off}"
