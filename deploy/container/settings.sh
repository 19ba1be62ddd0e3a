# Sourced by start.sh and snapshots.sh, with the same environment the same document: writes the settings of the site
# (docs/settings.md) into a copy. Reads `folder`, which is written to, `built`, which may be read-only, and `deploy`; afterwards
# `built` is the folder of the build with the settings.
#
# The setting api_url is SITE_API_URL, and so on. deploy/set-settings.sh refuses wrong values and unknown names.

mkdir -p "$folder"
: >"$folder/settings.txt"
for variable in $(env | sed -n 's/^\(SITE_[A-Za-z0-9_]*\)=.*/\1/p' | sort); do
    case $variable in
    # Not settings of the document; an orchestrator sets the last two kinds for a service that is called "site".
    SITE_ROOT | SITE_ADDRESS | SITE_SERVICE_* | SITE_PORT*) continue ;;
    esac
    eval "value=\$$variable"
    case $value in
    '') ;;
    *'
'*)
        echo "settings.sh: $variable 只能是一行" >&2
        exit 1
        ;;
    *) printf '%s = %s\n' "$(printf '%s' "${variable#SITE_}" | tr A-Z a-z)" "$value" >>"$folder/settings.txt" ;;
    esac
done

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
