import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:http2';
import { request } from 'node:https';
import { join } from 'node:path';

import { expect } from 'chai';

import { describeWithNginx } from '../support/nginx/describe-with-programs.js';
import { fetchPlain } from '../support/nginx/fetch-plain.js';
import { type NginxFront, startNginx } from '../support/nginx/nginx-front.js';
import { freePorts, publicFolder } from '../support/nginx/run-nginx.js';

/** The only certificate of the test is its own authority. */
const TRUST = { rejectUnauthorized: false } as const;

describeWithNginx('TLS by configure.sh', () => {
  const folder = publicFolder('tls');
  const [certificate, key, acme] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem'), join(folder, 'acme')];
  let https = 0;
  let nginx: NginxFront;

  before(async () => {
    const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes', '-newkey', 'ec', '-pkeyopt'];
    const files = ['-keyout', key, '-out', certificate];
    execFileSync('openssl', ['req', '-x509', ...subject, 'ec_paramgen_curve:prime256v1', ...files], { stdio: 'pipe' });
    mkdirSync(join(acme, '.well-known/acme-challenge'), { recursive: true });
    writeFileSync(join(acme, '.well-known/acme-challenge/token-1'), 'proof');
    const [securePort = 0, plainPort = 0] = await freePorts(2);
    https = securePort;
    const redirect = `127.0.0.1:${String(plainPort)},[::1]:${String(plainPort)}`;
    const settings = {
      TLS_CERTIFICATE: certificate,
      TLS_KEY: key,
      LISTEN: `127.0.0.1:${String(https)} ssl http2,[::1]:${String(https)} ssl http2`,
      HSTS: '31536000; includeSubDomains',
      ACME_ROOT: acme,
    };
    nginx = await startNginx({
      apiUrl: 'http://127.0.0.1:9',
      settings: { ...settings, REDIRECT: redirect },
      url: `http://127.0.0.1:${String(plainPort)}`,
    });
  });
  after(async () => {
    await nginx.close();
    rmSync(folder, { recursive: true });
  });

  /** Status and headers of the document over https. */
  async function secure(host: string) {
    const sent = request({ host, port: https, path: '/courses', headers: { accept: 'text/html' }, ...TRUST }).end();
    const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
    answer.resume();
    return { status: answer.statusCode, headers: answer.headers };
  }

  it('http leads to the same address over https, except for the answers of the certificate client', async () => {
    const { status, headers } = await fetchPlain(`${nginx.url}/courses?page=2`, { host: 'www.example.test' });
    expect(status).to.equal(301);
    expect(headers).to.include({ location: `https://www.example.test:${String(https)}/courses?page=2` });
    const challenge = '/.well-known/acme-challenge';
    expect(await fetchPlain(`${nginx.url}${challenge}/token-1`)).to.include({ status: 200, text: 'proof' });
    expect(await fetchPlain(`${nginx.url}${challenge}/token-2`)).to.include({ status: 404, text: 'Not found\n' });
  });

  for (const host of ['127.0.0.1', '::1'])
    it(`the document is served over https on ${host}, and browsers insist on https for as long as HSTS says`, async () => {
      const { status, headers } = await secure(host);
      expect(status).to.equal(200);
      expect(headers).to.include({ 'strict-transport-security': 'max-age=31536000; includeSubDomains' });
    });

  it('the health check of the container finds nginx behind TLS', () => {
    const check = (port: number) =>
      spawnSync('bash', ['deploy/container/healthy.sh'], {
        env: {
          PATH: process.env['PATH'],
          TLS_CERTIFICATE: certificate,
          LISTEN: `${String(port)} ssl http2,[::]:1 ssl`,
        },
      }).status;
    expect(check(https)).to.equal(0);
    expect(check(1)).to.equal(1);
  });

  it('http2 is offered', async () => {
    const session = connect(`https://127.0.0.1:${String(https)}`, TRUST);
    const stream = session.request({ ':path': '/healthz' });
    const [headers] = (await once(stream, 'response')) as [Readonly<Record<string, unknown>>];
    expect(headers).to.include({ ':status': 200 });
    session.destroy();
  });
});

describeWithNginx('Without TLS', () => {
  it('there is no Strict-Transport-Security', async () => {
    const nginx = await startNginx({ apiUrl: 'http://127.0.0.1:9' });
    const { headers } = await fetchPlain(`${nginx.url}/`, { accept: 'text/html' });
    await nginx.close();
    expect(headers).not.to.have.property('strict-transport-security');
  });
});
