# Runs before the commands of a document (commands.test.ts), in namespaces of its own. Folders that the commands write to
# are overlays, and programs that need the internet or systemd are replaced by what their result is here.
set -euo pipefail
export PATH="$PATH:/usr/sbin:/sbin"
ip link set lo up
mount -t proc proc /proc
mount -t tmpfs none /mnt
for folder in etc var opt srv; do
    mkdir -p "/mnt/$folder" "/mnt/$folder.work"
    mount -t overlay overlay -o "lowerdir=/$folder,upperdir=/mnt/$folder,workdir=/mnt/$folder.work" "/$folder"
done
mkdir -p /opt/course-site /mnt/bin "$REPOSITORY/release"
mount --bind "$REPOSITORY" /opt/course-site
# From here on the repository is there, because it may be in a folder that is hidden now.
REPOSITORY=/opt/course-site
mount -t tmpfs none /run
mount -t tmpfs -o mode=1777 none /tmp
echo '127.0.0.1 www.example.com' >>/etc/hosts
mount -t tmpfs none "$REPOSITORY/release"

program() { cat >"/mnt/bin/$1" && chmod 755 "/mnt/bin/$1"; }
program sudo <<'END'
#!/bin/sh
exec "$@"
END
# Debian starts nginx after the installation.
program apt-get <<'END'
#!/bin/sh
case "$*" in *nginx*) test -s /run/nginx.pid || nginx ;; esac
END
# The build of this test is there already.
program npm <<'END'
#!/bin/sh
PATH=${PATH#/mnt/bin:}
case "$*" in
ci) exec test -d node_modules ;;
'run build') exec test -f dist/index.html ;;
'run release') exec node --import tsx test/support/release-of-dist.ts ;;
# The doctor finds what a demo server deserves: only a wrong command line is an error of the document.
'run doctor '*) npm "$@" || test $? -eq 1 ;;
*) exec npm "$@" ;;
esac
END
# Like an authority it requests the answer by http, and knows the name by that.
program certbot <<'END'
#!/bin/sh
set -e
while test $# -gt 0; do
    case $1 in
    -w) root=$2 ;;
    -d) name=$2 ;;
    --deploy-hook) hook=$2 ;;
    esac
    shift
done
mkdir -p "$root/.well-known/acme-challenge" "/etc/letsencrypt/live/$name"
echo proof >"$root/.well-known/acme-challenge/token"
test "$(curl -fsS "http://$name/.well-known/acme-challenge/token")" = proof
cd "/etc/letsencrypt/live/$name"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj "/CN=$name" \
    -addext "subjectAltName=DNS:$name" -keyout privkey.pem -out fullchain.pem 2>/dev/null
cp fullchain.pem /tmp/authority.pem
sh -c "$hook"
END
# A service is its command with its environment, as its user.
program systemctl <<'END'
#!/bin/sh
set -e
case $1 in
daemon-reload) ;;
enable) test -f "/etc/systemd/system/$3" ;;
start)
    unit=/etc/systemd/system/$2
    field() { sed -n "s/^$1=//p" "$unit"; }
    set -a
    . "$(field EnvironmentFile)"
    # The demo server has no limit of requests.
    SNAPSHOTS_RATE=600
    su -s /bin/sh "$(field User)" -c "npm_config_cache=/tmp/npm $(field ExecStart)" ;;
*) exit 1 ;;
esac
END
program journalctl </dev/null
export PATH="/mnt/bin:$PATH" CURL_CA_BUNDLE=/tmp/authority.pem NODE_EXTRA_CA_CERTS=/tmp/authority.pem
cd "$REPOSITORY"
# The MeEdu server.
npm run --silent site-server &
set -x
curl -fsS --retry 9 --retry-all-errors http://127.0.0.1:8000/api/v2/other/config >/dev/null
