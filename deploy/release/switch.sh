# Sourced by release.sh: the switch to a release. It is recorded in $site_folder/switch before anything changes, and as long as
# that folder exists, the switch is not over: the end of the script goes back, or the next call if this one was killed.

switch_to() {
    record_switch "$1"
    set_current "$1"
    configure_nginx "$1" && reload_nginx && check || exit 1
    printf '%s %s\n' "$address" "$host" >"$site_folder/served-at"
    # A rollback does not change what the next rollback does.
    test -f "$site_folder/current/replaced" || printf '%s\n' "$former" >"$site_folder/current/replaced"
    mv "$site_folder/switch" "$work/switched"
}

record_switch() {
    former=$(current_release)
    mkdir "$work/switch"
    printf '%s %s\n' "$1" "$former" >"$work/switch/releases"
    save_nginx "$work/switch/nginx"
    mv "$work/switch" "$site_folder/switch"
}

# Nothing if no switch is recorded. The record stays where the files cannot be restored.
go_back() {
    test -d "$site_folder/switch" || return 0
    read -r wanted former <"$site_folder/switch/releases"
    { if test -n "$former"; then set_current "$former"; else rm -f "$site_folder/current"; fi; } &&
        restore_nginx "$site_folder/switch/nginx" ||
        { say "$wanted is not served, and the site cannot be restored: call release.sh again" && return 1; }
    # Again with the check, which waits until nginx has changed.
    if reload_nginx && { test -z "$former" || check_former; }; then
        say "$wanted is not served: the site is as before${former:+, $former}"
    else
        say "$wanted is not served, and ${former:-the site before it} is not either"
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
