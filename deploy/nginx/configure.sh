#!/bin/sh
# Writes what nginx needs for this site into a folder: conf.d/course-site.conf and course-site/*.conf, and a complete
# nginx.conf where the folder has none. Run it again after every build: the policy belongs to one. Where release.sh has installed
# a release it refuses: `release.sh configure` does it there. See docs/deploy.md.
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

test $# -eq 1 || fail "请写明 nginx 的文件夹：sh deploy/nginx/configure.sh /etc/nginx"
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)

# What release.sh has configured changes together with its release, and can be taken back.
installed=$(sed -n 's#^root \(/.*\)/releases/[0-9]*-[^/]*/dist;$#\1#p' "$folder/course-site/listen.conf" 2>/dev/null || :)
case $installed:${SITE_ROOT:-} in
:* | *:"$installed"/releases/*) ;;
*) fail "这台机器的网站由 release.sh 安装：改设置后运行 sh $installed/current/deploy/release.sh configure" ;;
esac

. "$here/settings.sh"

# A symbolic link stays in the path: the operator can point it at another build without running this again.
case $site_root in /*) ;; *) site_root=$(cd "$(dirname "$site_root")" && pwd)/$(basename "$site_root") ;; esac
case $snapshots in '' | /*) ;; *) snapshots=$(pwd)/$snapshots ;; esac

policy=$(cat "$site_root/content-security-policy.txt")
case $policy in
*'"'* | *'$'* | *\\*) fail "$site_root 的安全策略里有 nginx 会误读的字符" ;;
esac
case $policy in *"$newline"*) fail "$site_root 的安全策略不止一行" ;; esac

mkdir -p "$folder/conf.d" "$folder/course-site"
cp "$here/course-site.conf" "$folder/conf.d/course-site.conf"
cp "$here"/course-site/*.conf "$folder/course-site/"
if test $ours = yes; then cp "$here/nginx.conf" "$folder/nginx.conf"; fi

write() {
    { echo "# Written by configure.sh."; cat; } >"$folder/course-site/$1"
}

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
echo "proxy_pass ${api_server%%://*}://course_site_api;" | write api-pass.conf

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

echo "nginx 的配置已写入 $folder：$site_root，端口 $listen，API $api_server，brotli $brotli，缓存 $api_cache，快照 ${snapshots:-off}"
