#!/bin/sh
# Writes settings into a built site, without another build: sh deploy/set-settings.sh dist settings.txt
# The file has one `name = value` a line (docs/settings.md). Run it again whenever the file or the build has changed, and
# deploy/nginx/configure.sh after it where nginx serves the site, because the policy may have changed.
# No expansion of file names: an address may have a `?` or a `*`.
set -euf

fail() {
    echo "set-settings.sh: $1" >&2
    exit 1
}

test $# -eq 2 || fail "name the build and the file: sh deploy/set-settings.sh dist settings.txt"
page=$1/index.html
policy=$1/content-security-policy.txt
file=$2
test -f "$page" || fail "there is no $page: run \"npm run build\""
test -f "$policy" || fail "there is no $policy: is it a production build?"
test -r "$file" || fail "there is no $file"
grep -q 'id="site-settings">' "$page" || fail "$page has no place for settings: is it of this version?"
if grep -q '<' "$file"; then fail "$file holds a \"<\", which no setting needs"; fi

set_in() {
    sed -n "s/^[[:space:]]*$1[[:space:]]*=[[:space:]]*//p" "$file" | sed 's/[[:space:]]*$//' | tail -n 1
}

# The only hosts that images, videos, streams, frames and calls may come from; the API is always one of them.
hosts=$(set_in policy_hosts)
for host in $hosts; do
    printf '%s\n' "$host" | grep -Eq '^https?://(\*\.)?[A-Za-z0-9.-]+(:[0-9]+)?$' ||
        fail "policy_hosts has \"$host\", which is no address such as https://videos.example.com or https://*.example.com"
done
api=$(set_in api_url | sed -n 's#^\(https\{0,1\}://[^/]*\).*#\1#p')

# The operator's own scripts, and the hosts that they come from; a path is on this site.
scripts=$(set_in scripts)
script_hosts=
for script in $scripts; do
    printf '%s\n' "$script" | grep -Eq "^(https://[A-Za-z0-9.-]+(:[0-9]+)?)?/([^/[:space:]'\"\\>][^[:space:]'\"\\>]*)?\$" ||
        fail "scripts has \"$script\", which is no address such as https://statistics.example.com/s.js and no path such as /s.js"
    host=$(printf '%s\n' "$script" | sed -n 's#^\(https://[^/]*\).*#\1#p')
    case " $script_hosts " in *" $host "*) ;; *) script_hosts="$script_hosts $host" ;; esac
done

# The build's own policy is stored beside the one that is sent, so that settings can be removed again.
test -f "$policy.built" || cp "$policy" "$policy.built"
if test -n "$hosts"; then
    sed "s# https: http:# $(echo $api $hosts)#g; s#frame-src https:#frame-src $(echo $hosts)#" "$policy.built" >"$policy"
else
    cp "$policy.built" "$policy"
fi
# Such scripts make HTML and scripts from text, so Trusted Types are not required then. Where only named hosts may be
# requested, theirs are too.
if test -n "$scripts"; then
    narrowed=${hosts:+$script_hosts}
    sed "s#script-src 'self'#&$script_hosts#; s#connect-src [^;]*#&$narrowed#; s#img-src [^;]*#&$narrowed#
        s#; require-trusted-types-for [^;]*##; s#; trusted-types [^;]*##" "$policy" >"$policy.new"
    mv "$policy.new" "$policy"
fi

awk -v opening='id="site-settings">' -v closing='</script>' '
    NR == FNR { settings = settings $0 "\n"; next }
    { page = page (FNR > 1 ? "\n" : "") $0 }
    END {
        from = index(page, opening) + length(opening)
        rest = substr(page, from)
        printf "%s\n%s%s\n", substr(page, 1, from - 1), settings, substr(rest, index(rest, closing))
    }
' "$file" "$page" >"$page.new"
mv "$page.new" "$page"

# The compressed copies of the build are out of date.
rm -f "$page.gz" "$page.br"
gzip -9 -c <"$page" >"$page.gz"
if command -v brotli >/dev/null 2>&1; then brotli -q 11 -c <"$page" >"$page.br"; fi
echo "the settings of $file stand in $page"
