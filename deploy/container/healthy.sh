#!/bin/bash
# Checks that the nginx of this container answers, with bash alone: the image has no curl.
set -eu

listen=${LISTEN:-8080}
port=${listen%% *}
port=${port##*:}
exec 3<>"/dev/tcp/127.0.0.1/$port"
printf 'GET /healthz HTTP/1.0\r\n\r\n' >&3
head -n 1 <&3 | grep -q ' 200 '
