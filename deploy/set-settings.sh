#!/bin/sh
# Writes settings into a built site, without another build: sh deploy/set-settings.sh dist settings.txt
# The file has one `name = value` a line (docs/settings.md). Run it again whenever the file or the build has changed, and
# deploy/nginx/configure.sh after it where nginx serves the site, because the policy may have changed. A wrong line is named
# in one sentence, and nothing is written. For what release.sh has installed, `release.sh configure` does both.
# No expansion of file names: an address may have a `?` or a `*`. Bytes instead of letters: a text may be Chinese.
set -euf
export LC_ALL=C

fail() {
    printf 'set-settings.sh: %s\n' "$1" >&2
    exit 1
}

test $# -eq 2 || fail "请写明构建和设置文件：sh deploy/set-settings.sh dist settings.txt"
case $(cd "$1" 2>/dev/null && pwd -P) in
*/releases/[0-9]*-*/dist)
    fail "$1 是已安装的版本：设置写在 /etc/course-site/settings.txt 里，然后运行 sh /var/www/course-site/current/deploy/release.sh configure"
    ;;
esac
page=$1/index.html
policy=$1/content-security-policy.txt
file=$2
test -f "$page" || fail "没有 $page：先运行 npm run build"
test -f "$policy" || fail "没有 $policy：这不是完整的构建"
test -r "$file" || fail "没有文件 $file，或者当前用户不能读取它"
grep -q 'id="site-settings">' "$page" || fail "$page 里没有写设置的地方：它不是这个版本的构建"
# Editors of Windows may write UTF-16 or GBK.
if test "$(tr -d '\000' <"$file" | wc -c)" -ne "$(wc -c <"$file")" ||
    { command -v iconv >/dev/null && ! iconv -f UTF-8 -t UTF-8 <"$file" >/dev/null 2>&1; }; then
    fail "$file 不是 UTF-8 文本：用 UTF-8 编码保存它"
fi

# The grammar of src/boot/parse-settings.ts; test/support/settings-cases.ts tries both.
names='api_url, vip, phone_site, brand_colour, policy_hosts, scripts, wechat_sharing, unavailable_text, error_url'
host='[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:([0-9]{1,4}|[1-5][0-9]{4}|6[0-5][0-9]{3}))?'
# Characters of a path and query, and those of a path without its first slash.
sign='[!#-&(-;=?-Z_a-z~]'
path='/([!#-&(-.0-;=?-Z_a-z~]'$sign'*)?'
api_sign='[!$-&(-;=@-Z_a-z~]'

matches() {
    printf '%s\n' "$2" | grep -Eiq "^($1)\$"
}

all_match() {
    for word in $2; do matches "$1" "$word" || return 1; done
}

# Sets `expected`; fails if the value is wrong.
is_valid() {
    case $1 in
    api_url)
        expected='http(s) 地址，不带 ? 和 #，或 /api 这样的路径'
        matches "https?://$host(/$api_sign*)?|/([!\$-&(-.0-;=@-Z_a-z~]$api_sign*)?" "$2"
        ;;
    vip | wechat_sharing)
        expected='on 或 off'
        matches 'on|off' "$2"
        ;;
    phone_site)
        expected='hash 或 history'
        matches 'hash|history' "$2"
        ;;
    brand_colour)
        expected='颜色，如 #3ca7fa'
        matches '#([0-9a-f]{3}){1,2}' "$2"
        ;;
    policy_hosts)
        expected='不带路径的地址，如 https://videos.example.com 或 https://*.example.com，几个用空格分开'
        all_match "https?://([*][.])?$host" "$2"
        ;;
    scripts)
        expected='文件的 https 地址，或 /statistics.js 这样的路径，几个用空格分开'
        all_match "(https://$host)?$path" "$2" && ! matches '.*,(([[:blank:]]|https?:|/).*)?' "$2"
        ;;
    unavailable_text) ;;
    error_url)
        expected='http(s) 地址，或 /errors 这样的路径'
        matches "https?://$host(/$sign*)?|$path" "$2"
        ;;
    esac
}

trimmed() {
    printf '%s\n' "$1" | sed 's/^[[:blank:]]*//; s/[[:blank:]]*$//'
}

api_url='' policy_hosts='' scripts='' error_url=''
seen=
read_line() {
    wrong="$file 第 $number 行（$(printf '%s' "$1" | tr -d '\001-\037\177')）"
    test -z "$(printf '%s' "$1" | tr -d '\t -;=-~\200-\377')" ||
        fail "$wrong：不能有 < 和控制字符"
    case $(trimmed "$1") in '' | '#'*) return ;; esac
    case $1 in *=*) name=$(trimmed "${1%%=*}") ;; *) name= ;; esac
    matches '[^[:blank:]]+' "$name" || fail "$wrong：要写成 name = value"
    name=$(printf '%s' "$name" | tr A-Z a-z)
    value=$(trimmed "${1#*=}")
    case ", $names, " in *", $name, "*) ;; *) fail "$wrong：没有这个名字；名字有 $names" ;; esac
    case " $seen " in *" $name "*) fail "$wrong：只能写一次" ;; esac
    seen="$seen $name"
    case $value in
    '') return ;;
    \"*\" | \'*\') fail "$wrong：不要加引号" ;;
    esac
    is_valid "$name" "$value" || fail "$wrong：应该是：$expected"
    case $name in
    api_url) api_url=$value ;;
    policy_hosts) policy_hosts=$value ;;
    scripts) scripts="$scripts $value" ;;
    # The host of the script that src/adapters/browser/wechat-script.ts loads.
    wechat_sharing) if matches on "$value"; then scripts="$scripts https://res.wx.qq.com/"; fi ;;
    error_url) error_url=$value ;;
    esac
}

bom=$(printf '\357\273\277')
carriage_return=$(printf '\r')
settings=
number=0
while IFS= read -r line || test -n "$line"; do
    number=$((number + 1))
    if test "$number" -eq 1; then line=${line#"$bom"}; fi
    line=${line%"$carriage_return"}
    read_line "$line"
    settings="$settings$line
"
done <"$file"

# Scheme, host and port of an address; nothing for a path, which is on this site.
origin_of() {
    printf '%s\n' "$1" | tr A-Z a-z | sed -n 's#^\(https\{0,1\}://[^/]*\).*#\1#p'
}

api=$(origin_of "$api_url")
errors=$(origin_of "$error_url")
script_hosts=
for script in $scripts; do
    origin=$(origin_of "$script")
    case " $script_hosts " in *" $origin "*) ;; *) script_hosts="$script_hosts $origin" ;; esac
done

# The build's own policy is stored beside the one that is sent, so that settings can be removed again. The second line is the
# policy that was written with it: any other belongs to a new build.
sent=$(cat "$policy")
if test "$(sed -n 2p "$policy.built" 2>/dev/null)" = "$sent"; then sent=$(sed -n 1p "$policy.built"); fi
printf '%s\n' "$sent" >"$policy.new"

rewrite_policy() {
    sed "$1" "$policy.new" >"$policy.newer"
    mv "$policy.newer" "$policy.new"
}

# The named hosts are the only ones that images, videos, streams, frames and calls may come from; the API is always one of
# them. Errors are only sent.
if test -n "$policy_hosts"; then
    rewrite_policy "s# https: http:# $(echo $api $policy_hosts)#g; s#frame-src https:#frame-src $(echo $policy_hosts)#
        s#connect-src [^;]*#&${errors:+ $errors}#"
fi
# Such scripts make HTML and scripts from text, so Trusted Types are not required then. Where only named hosts may be
# requested, theirs are too.
if test -n "$scripts"; then
    narrowed=${policy_hosts:+$script_hosts}
    rewrite_policy "s#script-src 'self'#&$script_hosts#; s#connect-src [^;]*#&$narrowed#; s#img-src [^;]*#&$narrowed#
        s#; require-trusted-types-for [^;]*##; s#; trusted-types [^;]*##"
fi
{ printf '%s\n' "$sent" && cat "$policy.new"; } >"$policy.newer"
mv "$policy.newer" "$policy.built"
mv "$policy.new" "$policy"

SETTINGS=$settings awk -v opening='id="site-settings">' -v closing='</script>' '
    { page = page (FNR > 1 ? "\n" : "") $0 }
    END {
        from = index(page, opening) + length(opening)
        rest = substr(page, from)
        printf "%s\n%s%s\n", substr(page, 1, from - 1), ENVIRON["SETTINGS"], substr(rest, index(rest, closing))
    }
' "$page" >"$page.new"
mv "$page.new" "$page"

# The compressed copies of the build are out of date.
rm -f "$page.gz" "$page.br"
gzip -9 -c <"$page" >"$page.gz"
if command -v brotli >/dev/null 2>&1; then brotli -q 11 -c <"$page" >"$page.br"; fi
echo "$file 里的设置已写入 $page"
