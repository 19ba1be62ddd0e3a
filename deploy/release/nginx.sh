# Sourced by release.sh: nginx with the configuration in $nginx_folder. All of it does nothing for NGINX_FOLDER=none.

nginx_of_folder() {
    if nginx -V 2>&1 | grep -q -- "--conf-path=$nginx_folder/nginx.conf "; then
        nginx "$@"
    else
        nginx -p "$nginx_folder" -c "$nginx_folder/nginx.conf" "$@"
    fi
}

reload_nginx() {
    if test -n "${NGINX_RELOAD:-}"; then
        sh -c "$NGINX_RELOAD" 9>&-
    elif test "$nginx_folder" != none; then
        nginx_of_folder -q -t || return 1
        # It reports that it sends a signal, which looks like a fault.
        reported=$(nginx_of_folder -s reload 2>&1) && return 0
        printf '%s\n' "$reported" >&2
        case $reported in *'invalid PID'* | *'No such '*) say "nginx 没有运行：先启动它（systemctl start nginx）" ;; esac
        return 1
    fi
}

# nginx gets the folder of the release, not the link: so files and policy change together, with the reload.
configure_nginx() {
    test "$nginx_folder" = none ||
        SITE_ROOT=$site_folder/releases/$1/dist sh "$site_folder/releases/$1/deploy/nginx/configure.sh" "$nginx_folder" >/dev/null
}

# Into the folder $1.
save_nginx() {
    mkdir "$1"
    for each in nginx.conf conf.d/course-site.conf course-site; do
        if test -e "$nginx_folder/$each"; then
            mkdir -p "$1/$(dirname "$each")"
            reason=$(cp -Rp "$nginx_folder/$each" "$1/$each" 2>&1) || { first_line "$reason" >&2; return 1; }
        fi
    done
}

# Only what differs is written, beside the old file: so a full disk or a folder that is read-only now leaves what is there.
restore_nginx() {
    test "$nginx_folder" != none || return 0
    for each in $(cd "$1" && find . ! -type d); do
        cmp -s "$1/$each" "$nginx_folder/$each" ||
            { cp -Pp "$1/$each" "$nginx_folder/$each.new" && mv "$nginx_folder/$each.new" "$nginx_folder/$each"; } || return 1
    done
    for each in $(cd "$nginx_folder" && ls -d nginx.conf conf.d/course-site.* course-site/* 2>/dev/null); do
        case $each in course-site/own*.conf | course-site/tls*.conf) continue ;; esac
        test -e "$1/$each" || rm -f "$nginx_folder/$each" || return 1
    done
    if test ! -d "$1/course-site"; then rmdir "$nginx_folder/course-site" 2>/dev/null || :; fi
}
