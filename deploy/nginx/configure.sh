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
#   SNAPSHOTS       folder that "npm run snapshots" writes        none: every page is the document
#   LISTEN          address or port, as nginx writes it            8080
#   SERVER_NAME     host names of the site                         _ (any)
#   API_CACHE       on: public answers are cached for seconds      off
#   API_CACHE_PORT  port for it, on 127.0.0.1 only                 8089
#   API_CACHE_DIR   folder for it                                  cache below the folder, /var/cache/course-site for /etc/nginx
#   BROTLI          on, off, or auto: on where the module exists   auto
#   ACCESS_LOG      file, or off; only with our own nginx.conf     off
set -eu

fail() {
    echo "configure.sh: $1" >&2
    exit 1
}

# A setting must not end the line that it is written into. Every line of it has to match, so two lines are refused.
matches() {
    test "$(printf '%s\n' "$2" | wc -l)" -eq 1 && printf '%s\n' "$2" | grep -Eq "^($1)\$"
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
listen=${LISTEN:-8080}
server_name=${SERVER_NAME:-_}
api_cache=${API_CACHE:-off}
api_cache_port=${API_CACHE_PORT:-8089}
brotli=${BROTLI:-auto}
access_log=${ACCESS_LOG:-off}
case $folder in
/etc/nginx) api_cache_dir=${API_CACHE_DIR:-/var/cache/course-site} ;;
*) api_cache_dir=${API_CACHE_DIR:-$folder/cache} ;;
esac

matches 'https?://(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9.-]+)(:[0-9]+)?' "$api_server" ||
    fail "API_SERVER is the address of the MeEdu server without a path, such as http://127.0.0.1:8000, not \"$api_server\""
matches '([A-Za-z0-9.-]+(:[0-9]+)?)?' "$api_host" || fail "API_HOST is a host name, not \"$api_host\""
matches '[0-9]+(ms|s|m)' "$api_timeout" || fail "API_TIMEOUT is a time such as 20s, not \"$api_timeout\""
matches '[][A-Za-z0-9.:]+( (ssl|http2|default_server))*' "$listen" ||
    fail "LISTEN is a port or an address, such as 8080 or 127.0.0.1:8080, not \"$listen\""
matches '[A-Za-z0-9._* -]+' "$server_name" || fail "SERVER_NAME is one host name or several, not \"$server_name\""
matches 'on|off' "$api_cache" || fail "API_CACHE is on or off, not \"$api_cache\""
matches '[0-9]{1,5}' "$api_cache_port" || fail "API_CACHE_PORT is a port, not \"$api_cache_port\""
matches 'on|off|auto' "$brotli" || fail "BROTLI is on, off or auto, not \"$brotli\""
for path in "$folder" "$site_root" "$api_cache_dir" "$access_log" "${snapshots:-none}"; do
    matches '[A-Za-z0-9._/+@-]+' "$path" || fail "no path with blanks or signs, please: \"$path\""
done
test -f "$site_root/index.html" || fail "there is no build in $site_root: run \"npm run build\", or set SITE_ROOT"
test -f "$site_root/content-security-policy.txt" || fail "there is no content-security-policy.txt in $site_root: is it a production build?"
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
ours=no
if ! test -f "$folder/nginx.conf" || cmp -s "$here/nginx.conf" "$folder/nginx.conf"; then
    ours=yes
    cp "$here/nginx.conf" "$folder/nginx.conf"
fi

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
# The user of the worker processes. nginx's default is `nobody`, who cannot read a build in /root.
user=
if test $ours = yes && test "$(id -u)" -eq 0; then
    user="user $(ls -ld "$site_root/index.html" | awk '{ print $3 }');"
fi
printf '%s\n%s\n' "$load" "$user" | write modules.conf
if test "$brotli" = on; then echo "brotli_static on;"; fi | write brotli.conf

if test "$access_log" = off; then echo "access_log off;"; else echo "access_log $access_log;"; fi | write access-log.conf

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
else
    write snapshot-names.conf </dev/null
    write snapshot-folder.conf </dev/null
    write with-snapshots.conf </dev/null
    echo "rewrite ^ /index.html break;" | write page.conf
fi

write listen.conf <<END
listen $listen;
server_name $server_name;
root $site_root;
proxy_connect_timeout 5s;
proxy_send_timeout    $api_timeout;
proxy_read_timeout    $api_timeout;
END

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
write cache-settings.conf <<END
listen 127.0.0.1:$api_cache_port;
proxy_connect_timeout 2s;
# These answers are small: an API that needs longer for them counts as down, and the last answers are repeated.
proxy_read_timeout 5s;
END

echo "nginx is configured in $folder: $site_root on $listen, API $api_server, brotli $brotli, cache $api_cache, snapshots ${snapshots:-off}"
