# Sourced by release.sh: the folders releases/NUMBER-VERSION in $site_folder, and the link `current`. Each has `own-assets`,
# the names of its own files in dist/assets, and `replaced`, the release that was current before it.

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
    test -f "$1" || fail "there is no $1"
    sums=$(dirname "$1")/SHA256SUMS
    test -f "$sums" || fail "there is no $sums: download it with the archive"
    wanted=$(awk -v name="$(basename "$1")" '{ sub(/^\*/, "", $2) } $2 == name { print $1 }' "$sums")
    test -n "$wanted" || fail "$sums does not name $(basename "$1")"
    found=$(sha256sum <"$1")
    test "${found%% *}" = "$wanted" || fail "$1 is damaged: its SHA-256 sum is not the one in $sums"

    unpacked=$work/unpacked
    mkdir "$unpacked"
    # One line: tar prints one for each file that finds no space.
    gzip -dc <"$1" 2>/dev/null | tar -xof - -C "$unpacked" 2>"$work/tar" || fail "$1 cannot be unpacked: $(head -n 1 "$work/tar")"
    set -- "$unpacked"/course-site-*
    test -f "$1/VERSION" && test -f "$1/dist/index.html" || fail "the archive is no release of this site"
    # Not left to the check of the site: it would find the file of an older release.
    for each in $(grep -Eo '/assets/[A-Za-z0-9._~-]+\.(js|css)' "$1/dist/index.html" | sort -u); do
        test -s "$1/dist$each" || fail "the archive lacks $each, which its index.html names"
    done
    last=$(releases_by_age | tail -n 1)
    release=$((${last%%-*} + 1))-$(head -n 1 "$1/VERSION" | tr -cd 'A-Za-z0-9.+-')
    if test -f "$settings"; then sh "$1/deploy/set-settings.sh" "$1/dist" "$settings" || exit 1; fi
    sh "$1/deploy/content-times.sh" "$1/dist"
    ls "$1/dist/assets" >"$1/own-assets"
    mv "$1" "$site_folder/releases/$release"
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
        case " $kept " in *" $each "*) ;; *) mv "$site_folder/releases/$each" "$work/$each" && echo "removed $each" ;; esac
    done
    cat "$site_folder"/releases/*/own-assets | sort -u >"$work/assets"
    for each in $(releases_by_age); do
        (cd "$site_folder/releases/$each/dist/assets" && ls | comm -13 "$work/assets" - | xargs -r rm)
    done
}
