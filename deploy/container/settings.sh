# Sourced by start.sh and snapshots.sh, with the same environment the same document: writes the settings of the site
# (docs/settings.md) into a copy. Reads `folder`, which is written to, `built`, which may be read-only, and `deploy`; afterwards
# `built` is the folder of the build with the settings.
#
#   SITE_API_URL, SITE_VIP, SITE_PHONE_SITE, SITE_BRAND_COLOUR, SITE_POLICY_HOSTS, SITE_SCRIPTS,
#   SITE_ERROR_URL

# One line per setting that has a value.
line() {
    if test -n "$2"; then printf '%s = %s\n' "$1" "$2"; fi
}

mkdir -p "$folder"
{
    line api_url "${SITE_API_URL:-}"
    line vip "${SITE_VIP:-}"
    line phone_site "${SITE_PHONE_SITE:-}"
    line brand_colour "${SITE_BRAND_COLOUR:-}"
    line policy_hosts "${SITE_POLICY_HOSTS:-}"
    line scripts "${SITE_SCRIPTS:-}"
    line error_url "${SITE_ERROR_URL:-}"
} >"$folder/settings.txt"

# Only the document and the policy are copied; the other files are links.
if test -s "$folder/settings.txt"; then
    rm -rf "$folder/site"
    mkdir "$folder/site"
    for file in "$built"/*; do ln -s "$file" "$folder/site/"; done
    rm -f "$folder"/site/index.html* "$folder"/site/content-security-policy.txt*
    cp "$built/index.html" "$built/content-security-policy.txt" "$folder/site/"
    sh "$deploy/set-settings.sh" "$folder/site" "$folder/settings.txt"
    built=$folder/site
fi
