# Sourced by release.sh: the folders releases/NUMBER-VERSION in $site_folder, and the link `current`. Each has `own-assets`,
# the names of its own files in dist/assets, and once it is served `replaced`, the release that was current before it.

first_line() {
    printf '%s\n' "$1" | head -n 1
}

releases_by_age() {
    ls "$site_folder/releases" | grep -E '^[0-9]+-' | sort -n
}

current_release() {
    if test -L "$site_folder/current"; then basename "$(readlink "$site_folder/current")"; fi
}

set_current() {
    ln -sfn "releases/$1" "$site_folder/current.new" &&
        mv -Tf "$site_folder/current.new" "$site_folder/current"
}

# Empty when there is none, or it has been removed.
replaced_release() {
    if test -f "$site_folder/current/replaced"; then
        read -r replaced <"$site_folder/current/replaced"
        if test -n "$replaced" && test -d "$site_folder/releases/$replaced"; then echo "$replaced"; fi
    fi
}

# Afterwards the new release is in `release`.
unpack() {
    test -f "$1" || fail "没有文件 $1"
    sums=$(dirname "$1")/SHA256SUMS
    test -f "$sums" || fail "没有 $sums：它和发布包一起下载"
    wanted=$(awk -v name="$(basename "$1")" '{ sub(/^\*/, "", $2) } $2 == name { print $1 }' "$sums")
    test -n "$wanted" || fail "$sums 里没有 $(basename "$1")"
    found=$(sha256sum <"$1")
    test "${found%% *}" = "$wanted" || fail "$1 已损坏：它的 SHA-256 和 $sums 里的不同，请重新下载"

    unpacked=$work/unpacked
    mkdir "$unpacked"
    # One line: tar prints one for each file that finds no space.
    reason=$(gzip -dc <"$1" 2>/dev/null | tar -xof - -C "$unpacked" 2>&1) || fail "$1 解不开：$(first_line "$reason")"
    set -- "$unpacked"/course-site-*
    test -f "$1/VERSION" && test -f "$1/dist/index.html" || fail "这个文件不是本站点的发布包"
    test -z "$(find "$unpacked" ! -type d ! -type f)" || fail "发布包里有链接，不能安装"
    # Not left to the check of the site: it would find the file of an older release.
    for each in $(grep -Eo '/assets/[A-Za-z0-9._~-]+\.(js|css)' "$1/dist/index.html" | sort -u); do
        test -s "$1/dist$each" || fail "发布包里缺少 index.html 要用的 $each"
    done
    apply_settings "$1/dist"
    ls "$1/dist/assets" >"$1/own-assets"
    add_release "$1"
}

# With the settings of today the present release is another one, which can be taken back: it is `release` then.
apply_settings_again() {
    present=$site_folder/releases/$release
    # Only names are copied: the scripts below replace a file that they change.
    cp -Rpl "$present" "$work/unpacked"
    rm -f "$work/unpacked/replaced"
    apply_settings "$work/unpacked/dist"
    for each in index.html content-security-policy.txt; do
        if ! cmp -s "$present/dist/$each" "$work/unpacked/dist/$each"; then
            add_release "$work/unpacked"
            return
        fi
    done
}

apply_settings() {
    from=$settings
    # Without the file there are none, also where there were some.
    if test ! -f "$from" && test -f "$1/content-security-policy.txt.built"; then from=/dev/null; fi
    if test -e "$from"; then sh "${1%/dist}/deploy/set-settings.sh" "$1" "$from" >/dev/null || exit 1; fi
    sh "${1%/dist}/deploy/content-times.sh" "$1"
}

add_release() {
    last=$(releases_by_age | tail -n 1)
    release=$((${last%%-*} + 1))-$(head -n 1 "$1/VERSION" | tr -cd 'A-Za-z0-9.+-')
    mv "$1" "$site_folder/releases/$release"
    share_assets
}

# Open tabs need the files of their release, also after a rollback: each release has the assets of all others, as links.
share_assets() {
    for other in $(releases_by_age); do
        test "$other" = "$release" || { link_assets "$other" "$release"; link_assets "$release" "$other"; }
    done
}

link_assets() {
    to=$site_folder/releases/$2/dist/assets
    (
        cd "$site_folder/releases/$1/dist/assets"
        ls "$to" | comm -23 ../../own-assets - | xargs -r sh -c 'ln "$@" "$0"' "$to"
    )
}

# The current release, the one that it replaced, and the newest ones stay.
clean() {
    kept=$(current_release)
    for each in $(replaced_release) $(releases_by_age | sort -rn); do
        test "$(echo $kept | wc -w)" -lt "$releases_kept" || break
        case " $kept " in *" $each "*) ;; *) kept="$kept $each" ;; esac
    done
    for each in $(releases_by_age); do
        case " $kept " in *" $each "*) ;; *) remove_release "$each" && echo "已删除 $each" ;; esac
    done
    remove_lost_assets
}

# No tab has files of a release that was never served.
remove_failed() {
    failed=
    for each in $(releases_by_age); do
        test -f "$site_folder/releases/$each/replaced" || test "$each" = "$(current_release)" ||
            { remove_release "$each" && failed=yes; }
    done
    test -z "$failed" || remove_lost_assets
}

remove_release() {
    mv "$site_folder/releases/$1" "$work/$1"
}

# On a full disk the list is not complete, and a file that is not in it may be the site's.
remove_lost_assets() {
    cat "$site_folder"/releases/*/own-assets 2>/dev/null | sort -u >"$work/assets" || return 1
    for each in $(releases_by_age); do
        (cd "$site_folder/releases/$each/dist/assets" && ls | comm -13 "$work/assets" - | xargs -r rm)
    done
}
