import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { startSiteServer } from '../../../demo/site-server/site-server.js';
import type { Preview } from '../../../tools/preview/preview-server.js';
import { freePorts, publicFolder, runNginx } from './run-nginx.js';

/** The ports of the image: the API (8000), the desktop front end (8100), and one of the operator's own (8400). */
export interface ImagePorts {
  readonly api: number;
  readonly desktop: number;
  readonly own: number;
}

interface ImageOptions {
  /** What is mounted over `/var/www/pc`. */
  readonly mounted: string;
  /** Gives the text of a file that is mounted into `/etc/nginx/http.d`; visitors then use the port of that file. */
  readonly ownFile?: (ports: ImagePorts) => string;
}

/** An nginx that does what the nginx of MeEdu's official image does, with a demo server of its own as the API. */
export async function startOfficialImage({ mounted, ownFile }: ImageOptions): Promise<Preview> {
  const site = await startSiteServer({ trustedProxies: ['127.0.0.1'] });
  const folder = publicFolder('official-image');
  const [api = 0, desktop = 0, own = 0] = await freePorts(3);
  mkdirSync(join(folder, 'http.d'));
  writeFileSync(join(folder, 'nginx.conf'), NGINX_CONF);
  writeFileSync(join(folder, 'http.d/default.conf'), defaultConf({ api, desktop }, resolve(mounted), site.url));
  if (ownFile) writeFileSync(join(folder, 'http.d/course-site.conf'), ownFile({ api, desktop, own }));
  const url = `http://127.0.0.1:${String(ownFile ? own : desktop)}`;
  try {
    const nginx = await runNginx(folder, url);
    return {
      url,
      site,
      close: async () => {
        await Promise.all([nginx.close(), site.close()]);
        await rm(folder, { recursive: true });
      },
    };
  } catch (error) {
    await site.close();
    throw error;
  }
}

const NGINX_CONF = `
pid nginx.pid;
error_log stderr warn;
events {}
http {
  client_body_temp_path temp-body;
  proxy_temp_path temp-proxy;
  fastcgi_temp_path temp-fastcgi;
  uwsgi_temp_path temp-uwsgi;
  scgi_temp_path temp-scgi;
  access_log off;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  include http.d/*.conf;
}
`;

/** The API and the desktop front end. The prefix /api is cut off, and addresses that begin with a, p or i do not fall back. */
const defaultConf = (ports: Pick<ImagePorts, 'api' | 'desktop'>, root: string, apiUrl: string) => `
server {
  listen 127.0.0.1:${String(ports.api)};
  client_max_body_size 11m;
  location / {
    proxy_pass ${apiUrl};
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $http_x_forwarded_for;
  }
}
server {
  listen 127.0.0.1:${String(ports.desktop)};
  root ${root};
  index index.html;
  absolute_redirect off;
  client_max_body_size 11m;
  gzip on;
  gzip_static on;
  gzip_types text/css text/javascript application/javascript application/json;
  location /api/ {
    proxy_pass http://127.0.0.1:${String(ports.api)}/;
    proxy_set_header X-Real-IP $remote_addr;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  }
  location ~* ^/[^api] {
    try_files $uri /index.html;
  }
}
`;
