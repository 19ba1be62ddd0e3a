import { createServer, type Server } from 'node:http';

import { expect } from 'chai';

import { LAST_BLOCK_TITLE } from '../../src/adapters/memory/seed/home.js';
import { SEEDED, SEEDED_PASSWORD } from '../../src/adapters/memory/seed/members.js';
import { readBuiltFiles } from '../../tools/preview/built-files.js';
import { contentType } from '../../tools/preview/send-file.js';
import { sharedBrowser } from '../support/browser/shared-browser.js';
import { openFromHeader } from '../support/browser/sign-in-form.js';
import { Visit } from '../support/browser/visit.js';

const FOLDER = '/demos/course-site';

describe('The offline demo in a folder of a web space that serves only files', () => {
  let server: Server;
  let origin = '';
  const missing: string[] = [];

  before(async () => {
    const files = await readBuiltFiles('dist-offline', 'npm run build:offline');
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
      const path = pathname === `${FOLDER}/` ? '/index.html' : pathname.replace(FOLDER, '');
      const bytes = pathname.startsWith(`${FOLDER}/`) ? files.get(path) : undefined;
      if (bytes === undefined) missing.push(pathname);
      response.writeHead(bytes ? 200 : 404, { 'Content-Type': contentType(path) }).end(bytes);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = server.address();
    origin = `http://127.0.0.1:${String(typeof address === 'object' && address ? address.port : 0)}`;
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  it('opens pages, signs in, reloads the current page, and plays a video', async () => {
    const browser = await sharedBrowser();
    const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } });
    context.setDefaultTimeout(15_000);
    const visit = await Visit.open(context, origin + FOLDER);
    try {
      await visit.goTo('/');
      await visit.reads(LAST_BLOCK_TITLE);
      const more = visit.page.locator('.home__more').first();
      expect(await more.getAttribute('href')).to.match(/^\/demos\/course-site\/#\/courses/);
      await more.click();
      await visit.reads('共 28 门课程，第1页，共2页');
      await visit.arrivesAt('/#/courses');
      await visit.page.reload();
      await visit.reads('共 28 门课程，第1页，共2页');
      await visit.page.goBack();
      await visit.reads(LAST_BLOCK_TITLE);
      await visit.arrivesAt('/#/');

      const form = await openFromHeader(visit);
      await form.fill({ mobile: SEEDED.ordinary, password: SEEDED_PASSWORD });
      const reloaded = visit.page.waitForEvent('load');
      await form.button('立即登录').click();
      await reloaded;
      await visit.page.getByRole('button', { name: '林晓雨' }).waitFor();

      await visit.goTo('/#/courses/video/2602');
      const video = visit.page.waitForResponse((response) => response.url().includes('/media/'));
      await visit.page.reload();
      const player = visit.page.getByRole('region', { name: /^视频播放器/ });
      await player.getByRole('button', { name: '播放', exact: true }).click();
      const answer = await video;
      expect(new URL(answer.url()).pathname).to.match(/^\/demos\/course-site\/media\/sample/);
      expect(answer.status()).to.be.oneOf([200, 206]);
      expect(missing).to.deep.equal([]);
    } finally {
      await context.close();
    }
  });
});
