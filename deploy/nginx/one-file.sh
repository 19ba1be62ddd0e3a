#!/bin/sh
# Writes the whole configuration of nginx into one file, for a container whose nginx reads a folder of such files, as that of
# MeEdu's official image does (docs/deploy.md). Settings are those of configure.sh; these differ:
#
#   SERVED_AS       /var/www/pc
#   LISTEN          8400
#   BROTLI          off
set -eu

fail() {
    echo "one-file.sh: $1" >&2
    exit 1
}
test $# -eq 1 || fail '请写明文件：sh deploy/nginx/one-file.sh course-site.conf'
target=$1
test ! -d "$target" || fail "$target 是文件夹：先删除它。要挂载的文件不存在时，Docker 会建一个同名的文件夹"
test ! -e "$target" || test -f "$target" || fail "$target 不是普通文件"

unchanged() {
    fail "${1:+$1，}$target 没有改变"
}
end() {
    trap '' HUP INT QUIT PIPE TERM
    rm -rf "$folder" "$target.new"
}
# A file that grows past the limit (ulimit -f) is an error like a full disk, not the end of this process.
trap '' HUP INT QUIT PIPE TERM XFSZ
folder=$(mktemp -d) || unchanged '没有地方放临时文件'
trap end EXIT
trap 'unchanged 已中断' HUP INT QUIT PIPE TERM
# Not ours to start: the nginx.conf of the container.
echo >"$folder/nginx.conf" || unchanged
export SERVED_AS="${SERVED_AS:-/var/www/pc}" LISTEN="${LISTEN:-8400}" BROTLI="${BROTLI:-off}"
export API_CACHE_DIR="${API_CACHE_DIR:-/var/cache/course-site}"
sh "$(dirname "$0")/configure.sh" "$folder" >/dev/null || unchanged

# Every `include` is replaced by the file. One with a pattern stays: it is for the operator's own files, in the container. The last
# line shows that all are there: not every awk reports a full disk.
last='# The end of what one-file.sh has written.'
awk -v folder="$folder" -v last="$last" '
    function print_file(path,   line, got) {
        while ((got = (getline line < path)) > 0) {
            if (line ~ /^[[:space:]]*#/) continue
            if (line !~ /^[[:space:]]*include / || line ~ /\*/) { print line; continue }
            sub(/^[[:space:]]*include /, "", line)
            sub(/;.*/, "", line)
            print_file(folder "/" line)
        }
        if (got < 0) exit 1
        close(path)
    }
    BEGIN {
        print "# Written by one-file.sh. It belongs to one build: write it again after each release."
        print_file(folder "/conf.d/course-site.conf")
        print last
    }
' >"$folder/one" && test "$(tail -n 1 "$folder/one")" = "$last" || unchanged

size_of() {
    wc -c <"$1"
}
# Adds line ends until file $1 has size $2: they mean nothing to nginx.
lengthen() {
    size=$(size_of "$1") || return 1
    missing=$(($2 - size))
    test "$missing" -gt 0 || return 0
    head -c "$missing" /dev/zero | tr '\0' '\n' >>"$1" && test "$(size_of "$1")" -eq "$2"
}
shorten() {
    dd if=/dev/null of="$1" bs=1 seek="$2" 2>/dev/null
}
# One write, over a file of the same size: after a kill the file has the old contents or the new ones.
write_over() {
    dd if="$1" of="$target" bs="$long" conv=notrunc,fsync 2>"$folder/reason" || { cat "$folder/reason" >&2; return 1; }
}

if test ! -e "$target"; then
    cat "$folder/one" >"$target.new" || unchanged
    trap '' HUP INT QUIT PIPE TERM
    mv "$target.new" "$target" || unchanged
else
    # In place: a container keeps the file that it mounted, and would not see another of the same name.
    new=$(size_of "$folder/one") && cp "$target" "$folder/before" && old=$(size_of "$folder/before") || unchanged
    long=$((old > new ? old : new))
    lengthen "$folder/one" "$long" && lengthen "$folder/before" "$long" || unchanged
    trap '' HUP INT QUIT PIPE TERM
    lengthen "$target" "$long" && write_over "$folder/one" || {
        test "$(size_of "$target")" -lt "$long" || cmp -s "$folder/before" "$target" || write_over "$folder/before" ||
            fail "$target 只写了一半，也恢复不了：请腾出空间，再运行一次"
        shorten "$target" "$old" || :
        unchanged
    }
    shorten "$target" "$new" || :
fi
echo "$target 已写好，供容器里的 nginx 使用：$SERVED_AS，端口 $LISTEN" || :
