import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect } from 'chai';

import { SEEDED, SEEDED_PASSWORD } from '../../src/adapters/memory/seed/members.js';
import { type BrowserRig, browserRig } from '../support/browser/rig.js';
import { openFromHeader } from '../support/browser/sign-in-form.js';
import { describeWithNginx } from '../support/nginx/describe-with-programs.js';
import { fetchPlain } from '../support/nginx/fetch-plain.js';
import { configure } from '../support/nginx/nginx-front.js';
import { type ImagePorts, startOfficialImage } from '../support/nginx/official-image.js';
import { publicFolder } from '../support/nginx/run-nginx.js';

const NAVIGATION = { accept: 'text/html,*/*;q=0.8' };

/** Seeded: the first lesson of a free course, and a course for ￥299. */
const LESSON = '/courses/video/2603';
const COURSE = '/courses/detail/19';

/** Signs in, studies a lesson, and buys a course. The tab reloads at each address, as a visitor's bookmark does. */
async function visitFromSignInToOrder(rig: BrowserRig): Promise<void> {
  const visit = await rig.visit('/courses');
  await visit.sees('录播课');
  const form = await openFromHeader(visit);
  await form.fill({ mobile: SEEDED.ordinary, password: SEEDED_PASSWORD });
  const reloaded = visit.page.waitForEvent('load');
  await form.button('立即登录').click();
  await reloaded;
  await visit.page.getByRole('button', { name: '林晓雨' }).waitFor();

  await visit.goTo(LESSON);
  const player = visit.page.getByRole('region', { name: /^视频播放器/ });
  await player.getByRole('button', { name: '播放', exact: true }).click();
  await visit.until(() => (document.querySelector('video')?.currentTime ?? 0) > 0);

  await visit.goTo(COURSE);
  await visit.link('购买课程 ￥299').click();
  await visit.page.getByRole('radio', { name: '手动打款' }).check();
  await visit.button('提交订单').click();
  await visit.page.waitForURL(/\/order\/pay\?orderId=\d+$/);
  rig.controls.orders.complete();
  await visit.page.waitForURL(/\/order\/success\?orderId=\d+/);
  await visit.sees('支付成功');
}

describeWithNginx("In MeEdu's official image, the build mounted over its desktop front end with api_url = /api", () => {
  const mounted = publicFolder('mounted');
  const rig = browserRig({ start: () => startOfficialImage({ mounted }) });

  before(() => {
    cpSync('dist', mounted, { recursive: true, filter: (path) => !path.endsWith('.map') });
    writeFileSync(join(mounted, 'settings.txt'), 'api_url = /api\n');
    execFileSync('sh', ['deploy/set-settings.sh', mounted, join(mounted, 'settings.txt')], { stdio: 'pipe' });
  });
  after(() => {
    rmSync(mounted, { recursive: true });
  });

  it('a visitor signs in, studies a lesson and orders a course', async () => {
    await visitFromSignInToOrder(rig);
  });

  it('has the limits that docs/deploy.md names: no fallback for a, p and i, no policy, no caching', async () => {
    const image = await startOfficialImage({ mounted });
    try {
      expect((await fetchPlain(`${image.url}/courses`, NAVIGATION)).text).to.contain('id="site-settings"');
      expect(await fetchPlain(`${image.url}/announcement`, NAVIGATION)).to.include({ status: 404 });
      const { headers } = await fetchPlain(`${image.url}/`, NAVIGATION);
      expect(headers).not.to.have.any.keys('content-security-policy', 'cache-control');
    } finally {
      await image.close();
    }
  });
});

describeWithNginx("In MeEdu's official image, with our nginx configuration as one mounted file", () => {
  /** As docs/deploy.md says, for the ports of this test. */
  const oneFile = (ports: ImagePorts): string => {
    const folder = publicFolder('one-file');
    const file = join(folder, 'course-site.conf');
    const settings = {
      SITE_ROOT: resolve('dist'),
      SERVED_AS: resolve('dist'),
      LISTEN: `127.0.0.1:${String(ports.own)}`,
      API_SERVER: `http://127.0.0.1:${String(ports.api)}`,
    };
    const { status, output } = configure(file, settings, 'deploy/nginx/one-file.sh');
    expect(status, output).to.equal(0);
    const text = readFileSync(file, 'utf8');
    rmSync(folder, { recursive: true });
    return text;
  };
  const start = () => startOfficialImage({ mounted: 'dist', ownFile: oneFile });
  const rig = browserRig({ start });

  it('a visitor signs in, studies a lesson and orders a course', async () => {
    await visitFromSignInToOrder(rig);
  });

  it('every address falls back to the document, with the policy of the build and caching', async () => {
    const image = await start();
    try {
      for (const path of ['/announcement', '/courses', '/index.html', '/profile']) {
        const { status, headers } = await fetchPlain(image.url + path, NAVIGATION);
        expect(status, path).to.equal(200);
        expect(headers, path).to.include({
          'cache-control': 'no-cache',
          'content-security-policy': readFileSync('dist/content-security-policy.txt', 'utf8').trim(),
        });
      }
      expect(await fetchPlain(`${image.url}/readyz`)).to.include({ status: 200 });
      await fetchPlain(`${image.url}/api/v2/links`, { 'x-forwarded-host': 'hostile', cookie: 'x'.repeat(20_000) });
      expect(image.site.requests.at(-1)?.headers).not.to.have.any.keys('x-forwarded-host', 'cookie');
    } finally {
      await image.close();
    }
  });

  it('the file refers only to own files of the operator, and serves /var/www/pc on port 8400 unless other settings are given', () => {
    const folder = publicFolder('one-file');
    const file = join(folder, 'course-site.conf');
    const write = () => configure(file, { SITE_ROOT: resolve('dist') }, 'deploy/nginx/one-file.sh');
    write();
    const { ino } = statSync(file);
    expect(write().status).to.equal(0);
    expect(statSync(file).ino, 'a container has mounted this file').to.equal(ino);
    const text = readFileSync(file, 'utf8');
    rmSync(folder, { recursive: true });
    expect(text).to.contain('root /var/www/pc;').and.to.contain('listen 8400;');
    const included = [...text.matchAll(/^\s*include (.*);$/gm)].map(([, path]) => path);
    expect(included).to.deep.equal(['course-site/tls*.conf', 'course-site/own*.conf']);
  });
});
