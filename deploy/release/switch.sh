# Sourced by release.sh: the switch to a release. It is recorded in $site_folder/switch before anything changes, and as long as
# that folder exists, the switch is not over: the end of the script goes back, or the next call if this one was killed.

switch_to() {
    record_switch "$1"
    set_current "$1"
    configure_nginx "$1" && reload_nginx && check || exit 1
    printf '%s %s\n' "$address" "$host" >"$work/served-at"
    mv "$work/served-at" "$site_folder/served-at"
    # A release that was served has this file. A rollback does not change what the next rollback does.
    if test ! -f "$site_folder/current/replaced"; then
        printf '%s\n' "$former" >"$work/replaced"
        mv "$work/replaced" "$site_folder/current/replaced"
    fi
    mv "$site_folder/switch" "$work/switched"
    unfinished="$1 已启用，但清理没有完成（原因见上面）：再运行一次 release.sh clean"
}

record_switch() {
    former=$(current_release)
    mkdir "$work/switch"
    printf '%s %s\n' "$1" "$former" >"$work/switch/releases"
    if test -f "$site_folder/served-at"; then cp -p "$site_folder/served-at" "$work/switch/"; fi
    save_nginx "$work/switch/nginx"
    mv "$work/switch" "$site_folder/switch"
}

# Nothing if no switch is recorded. The record stays where the files cannot be restored.
go_back() {
    test -d "$site_folder/switch" || return 0
    read -r wanted former <"$site_folder/switch/releases"
    what="$wanted 没有启用"
    test "$wanted" != "$former" || what="改动没有生效"
    { if test -z "$former"; then rm -f "$site_folder/current"; else test "$(current_release)" = "$former" || set_current "$former"; fi; } ||
        { say "$what，但 $site_folder/current 改不回 ${former:-原样}（原因见上一行）。排除后再运行一次 release.sh" && return 1; }
    restore_nginx "$site_folder/switch/nginx" ||
        { say "$what，current 已改回 ${former:-原样}，但 $nginx_folder 里的文件改不回去（原因见上一行）。排除后再运行一次 release.sh" && return 1; }
    served_at=$site_folder/switch/served-at
    test ! -f "$served_at" || cmp -s "$served_at" "$site_folder/served-at" || cp -p "$served_at" "$site_folder/" || return 1
    # A web server that cannot reload may still serve the former release, and one that has reloaded may not.
    reloaded=yes
    reload_nginx || reloaded=no
    if test -z "$former"; then
        say "$what，文件已恢复到安装之前"
    elif ! check_former >/dev/null; then
        say "$what，文件已恢复为 $former，但网站没有通过检查：按上面几行处理"
    elif test $reloaded = yes; then
        say "$what，网站和以前一样：$former"
    else
        say "$what，网站和以前一样：$former；nginx 的配置里还有别的错误（见上面），先改正它"
    fi
    mv "$site_folder/switch" "$work/switched"
}

# At the address of before.
check_former() {
    (
        if test -f "$site_folder/served-at"; then read -r address host <"$site_folder/served-at"; fi
        check
    )
}
