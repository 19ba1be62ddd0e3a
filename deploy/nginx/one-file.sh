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
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' HUP INT TERM
# Not ours to start: the nginx.conf of the container.
echo >"$folder/nginx.conf"
export SERVED_AS="${SERVED_AS:-/var/www/pc}" LISTEN="${LISTEN:-8400}" BROTLI="${BROTLI:-off}"
export API_CACHE_DIR="${API_CACHE_DIR:-/var/cache/course-site}"
sh "$(dirname "$0")/configure.sh" "$folder" >/dev/null

# Every `include` is replaced by the file. One with a pattern stays: it is for the operator's own files, in the container.
{
    echo '# Written by one-file.sh. It belongs to one build: write it again after each release.'
    awk -v folder="$folder" '
        function print_file(path,   line) {
            while ((getline line < path) > 0) {
                if (line ~ /^[[:space:]]*#/) continue
                if (line !~ /^[[:space:]]*include / || line ~ /\*/) { print line; continue }
                sub(/^[[:space:]]*include /, "", line)
                sub(/;.*/, "", line)
                print_file(folder "/" line)
            }
            close(path)
        }
        BEGIN { print_file(folder "/conf.d/course-site.conf") }
    '
} >"$folder/one"
# In place: a container keeps the file that it mounted, and would not see another of the same name. So half a file, on a full
# disk, gives way to the old one.
touch "$1" && cp "$1" "$folder/before" || fail "$1 没有改变"
trap '' HUP INT TERM
cat "$folder/one" >"$1" || {
    cat "$folder/before" >"$1" || fail "$1 只写了一半，也恢复不了：请腾出空间，再运行一次"
    fail "$1 写不完，已恢复为原来的内容"
}
echo "$1 已写好，供容器里的 nginx 使用：$SERVED_AS，端口 $LISTEN"
