import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect } from 'chai';
import { after } from 'mocha';

import { fileOf } from '../../snapshots/names.js';
import { BREADTH } from '../support/breadth.js';
import { browserRig } from '../support/browser/rig.js';
import { PAGE_THERE } from '../support/browser/page-there.js';

const ADDRESSES = ['/', '/courses', '/courses?cid=1', '/courses/detail/1', '/announcement', '/vip'];

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Runs `npm run snapshots` and reads the files of these addresses. */
async function snapshotsOf(api: string, site: string, folder: string): Promise<readonly string[]> {
  const options = ['--api', api, '--site', site, '--out', folder, '--rate', '100000'];
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'snapshots/make/main.ts', ...options]);
  const [build = ''] = (await readdir(folder)).filter((name) => /^[\da-f]{12}$/.test(name));
  return Promise.all(ADDRESSES.map((address) => readFile(join(folder, build, fileOf(address)), 'utf8')));
}

/**
 * Runs in the page: the elements and texts of header, page and footer in a document. Left out: images and the frames of slides, which a
 * browser requests when it comes to them, generated ids, measured attributes, ages, and what only a snapshot has.
 */
function contentOf(html: string | undefined): readonly string[] {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const parts = [...page.querySelectorAll(':is(.frame, .frame--early) > :is(.skip-link, .header, .main, .footer)')];
  for (const part of parts.flatMap((each) => [...each.querySelectorAll('noscript, .carousel__frame, img, time')]))
    part.replaceWith('');
  const elements = parts.flatMap((part) => [part, ...part.querySelectorAll('*')]);
  return elements.map((element) => {
    const left = [
      'id',
      'style',
      'data-style',
      'data-focus-next',
      'tabindex',
      'aria-controls',
      'aria-labelledby',
      'value',
    ];
    const attributes = element.getAttributeNames().filter((name) => !left.includes(name));
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const pairs = attributes.toSorted().map((name) => `${name}=${element.getAttribute(name) ?? ''}`);
    const text = own.map(({ nodeValue }) => nodeValue ?? '');
    return [element.localName, ...pairs, text.join('')].join(' ');
  });
}

describe('The snapshots beside the site in the browser', () => {
  const rig = browserRig();
  const folders: string[] = [];
  after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  it(`have the content that the production build draws, and the policy of the build allows them ${BREADTH}`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
    folders.push(folder);
    // The policy does not allow the test to parse a text.
    const { page } = await rig.visit('/', { withoutPolicy: true });
    const { origin } = new URL(page.url());
    // A part of the demo site has few courses: a run takes seconds.
    const { catalogue } = rig.controls.pages;
    catalogue.change({ courses: catalogue.courses.slice(0, 4), categories: catalogue.categories.slice(0, 1) });
    const files = await snapshotsOf(origin, origin, folder);
    for (const [position, address] of ADDRESSES.entries()) {
      await page.goto(origin + address);
      await page.locator(PAGE_THERE).first().waitFor();
      await page.locator('.footer').waitFor();
      await page.waitForLoadState('networkidle');
      const [drawn, snapshot] = [
        await page.evaluate(contentOf, undefined),
        await page.evaluate(contentOf, files[position]),
      ];
      expect(snapshot, address).to.deep.equal(drawn);
    }

    const policy = (await readFile('dist/content-security-policy.txt', 'utf8')).trim();
    const course = files[ADDRESSES.indexOf('/courses/detail/1')] ?? '';
    const visit = await rig.visit('/courses/detail/1', {
      prepare: (tab) =>
        tab.route('**/courses/detail/1', (route) =>
          route.fulfill({ body: course, headers: { ...HTML, 'content-security-policy': policy } }),
        ),
    });
    await visit.page.locator(PAGE_THERE).first().waitFor();
    await visit.page.waitForLoadState('networkidle');
    // The stylesheet of the page is inline, and webpack takes it for the loaded file.
    expect(await visit.page.locator('style[data-href]').count()).to.equal(1);
    expect(await visit.page.locator('link[rel=stylesheet][href*=course-details]').count()).to.equal(0);
    // Chromium does not let a document that a test supplies load images of this machine. It would report the policy, too.
    visit.expectQuiet(/\/images\/|net::ERR_FAILED/);
  }).timeout(240_000);
});
