#!/bin/bash
# Checks that the nginx of this container answers, with bash alone: the image has no curl. Where it serves https, it answers
# a request without TLS with 400.
set -eu

listen=8080
test -z "${TLS_CERTIFICATE:-}" || listen='443 ssl'
listen=${LISTEN:-$listen}
# The first of several.
listen=${listen%%,*}
case "$listen " in *' ssl '*) expected=400 ;; *) expected=200 ;; esac
address=${listen%% *}
port=${address##*:}
# An address of its own, without the brackets of IPv6, answers there only.
host=${address%"$port"}
host=${host%:}
host=${host#\[}
host=${host%\]}
case $host in '' | '*') host=127.0.0.1 ;; esac
exec 3<>"/dev/tcp/$host/$port"
printf 'GET /healthz HTTP/1.0\r\n\r\n' >&3
head -n 1 <&3 | grep -q " $expected "
