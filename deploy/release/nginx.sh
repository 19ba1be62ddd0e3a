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
        nginx_of_folder -q -t && nginx_of_folder -s reload
    fi
}

# nginx gets the folder of the release, not the link: so files and policy change together, with the reload.
configure_nginx() {
    test "$nginx_folder" = none ||
        SITE_ROOT=$site_folder/releases/$1/dist sh "$site_folder/releases/$1/deploy/nginx/configure.sh" "$nginx_folder"
}

# Into the folder $1.
save_nginx() {
    for each in nginx.conf conf.d/course-site.conf course-site; do
        if test -e "$nginx_folder/$each"; then
            mkdir -p "$1/$(dirname "$each")"
            cp -Rp "$nginx_folder/$each" "$1/$each"
        fi
    done
}

restore_nginx() {
    test "$nginx_folder" != none || return 0
    rm -f "$nginx_folder/conf.d/course-site.conf" && { test ! -d "$1" || cp -Rp "$1/." "$nginx_folder/"; }
}
