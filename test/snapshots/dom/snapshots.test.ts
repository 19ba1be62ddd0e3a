import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

import { expect } from 'chai';
import { JSDOM } from 'jsdom';

import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import {
  CONTINUES,
  EMPTY_LIST,
  INTERRUPTED,
  tooManyGone,
  summary as summarize,
} from '../../../snapshots/make/strings.js';
import { ignoreInput } from '../../../snapshots/make/window.js';
import { expectStable } from '../../architecture/stable/expect-stable.js';
import { BREADTH, breadthUnless } from '../../support/breadth.js';
import { dangersIn } from '../../support/hostile/dangers.js';
import { HOSTILE_TEXTS } from '../../support/hostile/poison.js';
import { COURSES, SITE, type SnapshotRig, snapshotRigs } from './snapshot-rig.js';

const HOUR_MS = 3_600_000;
const courseAt = (id: number) => `/courses/detail/${String(id)}`;
const ADDRESSES = [
  '/',
  '/vip',
  '/announcement',
  '/announcement?id=7',
  '/courses',
  '/courses?cid=1',
  ...COURSES.map(courseAt),
];

/** The files by kind: without their numbers and the name of the build, and not their compressed copies. */
function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .map((path) => path.replace(/^[\da-f]{12}(?=\/)/, 'BUILD').replace(/\d+/g, 'N'));
}

/** What a reader of link previews finds, by property or name. */
function metaOf(page: Document, attribute: 'property' | 'name' | 'itemprop'): Readonly<Record<string, string>> {
  const found = [...page.head.querySelectorAll(`meta[${attribute}]`)];
  return Object.fromEntries(
    found.map((meta) => [meta.getAttribute(attribute) ?? '', meta.getAttribute('content') ?? '']),
  );
}

function linkedDataOf(page: Document): readonly unknown[] {
  const blocks = page.head.querySelectorAll('script[type="application/ld+json"]');
  return [...blocks].map(({ textContent }): unknown => JSON.parse(textContent));
}

function typesOf(page: Document): readonly unknown[] {
  return linkedDataOf(page).map((data) => {
    const type: unknown = Reflect.get(Object(data), '@type');
    return type;
  });
}

describe('The snapshots of the public pages', function () {
  // Each test draws the public pages, some of them several times.
  this.timeout(60_000);
  const { start, drawn } = snapshotRigs();

  for (const generation of [1, 2] as const) {
    it(`contain what the site draws for an anonymous visitor, at one call for a course and for a page of a list, with a server of generation ${String(generation)}${breadthUnless(generation === 2)}`, async () => {
      const rig = await start(generation);
      expect((await rig.run()).code).to.equal(0);
      expect(ADDRESSES.filter((address) => !rig.has(address))).to.deep.equal([]);

      const [course] = rig.server.engine.controls.pages.catalogue.courses;
      const page = rig.page(courseAt(1));
      expect(page.title).to.include(course?.title);
      expect(page.querySelector('#snapshot h1')?.textContent).to.equal(course?.title);
      const text = page.querySelector('#snapshot main noscript')?.textContent ?? '';
      expect(course?.lessons.filter(({ title, isPublished }) => isPublished && !text.includes(title))).to.deep.equal(
        [],
      );
      expect(page.querySelector('#snapshot')?.textContent).not.to.include('加载中');
      expect(page.querySelector('style[data-href="/course.css"]')?.textContent).to.equal('.course{color:red}');
      const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
      expect(ids.filter((id, position) => ids.indexOf(id) !== position)).to.deep.equal([]);
      expect(page.querySelectorAll('#snapshot [style], #root script, #snapshot [value]')).to.have.lengthOf(0);
      expect(rig.html(courseAt(1))).to.match(/<script>early\(\)<\/script><div id="snapshot".*<\/body><\/html>$/s);
      expect(rig.page('/').querySelector('#snapshot .course-card')).not.to.equal(null);
      expect(rig.page('/announcement?id=7').querySelector('#snapshot')?.textContent).to.include('九月一日开学');
      expect(rig.page('/vip').querySelector('#snapshot .plan')).not.to.equal(null);

      const paths = rig.server.requests.map(({ path }) => path);
      expect(paths.filter((path) => /^\/api\/v2\/course\/\d+$/.test(path))).to.have.lengthOf(COURSES.length);
      expect(paths.filter((path) => path === '/api/v2/courses')).to.have.lengthOf(2);
      expect(paths.filter((path) => path === '/api/v2/other/config')).to.have.lengthOf(1);
      expect(rig.server.requests.filter(({ headers }) => headers.authorization !== undefined)).to.deep.equal([]);
      // The server writes its addresses with it: an inner one would be of no use to visitors.
      expect(new Set(rig.server.requests.map(({ headers }) => headers.host))).to.deep.equal(
        new Set(['www.example.com']),
      );
    });
  }

  it('texts of editors leave no listener at the window, which would keep every page in memory', () => {
    const added: string[] = [];
    const original = Object.getOwnPropertyDescriptor(window, 'addEventListener');
    window.addEventListener = (name: string) => added.push(name);
    ignoreInput();
    expect(new DOMParser().parseFromString('<p>简介</p>', 'text/html').querySelector('p')).not.to.equal(null);
    Reflect.deleteProperty(window, 'addEventListener');
    if (original) Object.defineProperty(window, 'addEventListener', original);
    expect(added).to.deep.equal([]);
  });

  it('a run that was interrupted continues where it stopped, and tries again what has failed', async () => {
    const rig = await drawn();
    const { controls } = rig.server.engine;
    for (const call of ['courses', 'course'] as const) controls.fail(call, FAULTS.badGateway);
    expect((await rig.run()).code).to.equal(1);
    controls.clearFaults();
    const before = rig.server.requests.length;
    const { code, lines } = await rig.run();
    expect([code, lines[1], lines.at(-1)]).to.deep.equal([0, CONTINUES, summarize(ADDRESSES.length, 0, 0)]);
    const paths = rig.server.requests.slice(before).map(({ path }) => path);
    expect(paths).to.include('/api/v2/course/1').and.not.to.include('/api/v2/roles');
  });

  it('are written again only when their content changed, and the sitemap says when that was', async () => {
    const rig = await start();
    await rig.run();
    const first = { html: rig.html('/courses'), sitemap: rig.beside('sitemap-1.xml') };
    rig.time += HOUR_MS;
    expect((await rig.run()).lines.at(-1)).to.match(/写入 0 个/);
    expect([rig.html('/courses'), rig.beside('sitemap-1.xml')]).to.deep.equal([first.html, first.sitemap]);

    rig.changeCourses((all) =>
      all.map((course) => (course.id === 1 ? { ...course, introduction: '<p>新</p>' } : course)),
    );
    expect((await rig.run()).lines.at(-1)).to.match(/写入 1 个/);
    expect(rig.beside('sitemap-1.xml')).to.include(
      `<loc>${SITE}${courseAt(1)}</loc><lastmod>${new Date(rig.time).toISOString()}</lastmod>`,
    );
  });

  it('a course that was taken off loses its file and is marked as gone until it returns', async () => {
    const rig = await drawn();
    const publish = (isPublished: boolean) => {
      rig.changeCourses((all) => all.map((course) => (course.id === 3 ? { ...course, isPublished } : course)));
    };
    publish(false);
    expect((await rig.run()).code).to.equal(0);
    expect([rig.has(courseAt(3)), rig.isGone(courseAt(3))]).to.deep.equal([false, true]);
    expectStable('snapshotFiles', filesOf(rig.out));
    publish(true);
    await rig.run();
    expect([rig.has(courseAt(3)), rig.isGone(courseAt(3))]).to.deep.equal([true, false]);
  });

  const hide = (rig: SnapshotRig, id: number) => {
    rig.changeCourses((all) => all.map((course) => (course.id === id ? { ...course, isShown: false } : course)));
  };

  it(`a course that the owner has hidden loses its file and its place in the sitemap, and its address still works ${BREADTH}`, async () => {
    const rig = await drawn();
    expect(rig.beside('sitemap-1.xml')).to.include(courseAt(3));
    hide(rig, 3);
    expect((await rig.run()).code).to.equal(0);
    expect([rig.has(courseAt(3)), rig.isGone(courseAt(3))]).to.deep.equal([false, false]);
    expect(rig.beside('sitemap-1.xml')).not.to.include(courseAt(3));
  });

  it('stay while a list cannot be read: neither its pages nor a course that it does not name are removed', async () => {
    const rig = await drawn();
    hide(rig, 3);
    for (const call of ['courses', 'announcements'] as const) {
      rig.server.engine.controls.fail(call, FAULTS.html);
      expect((await rig.run()).code).to.equal(1);
      const expected = ADDRESSES.filter((address) => call === 'courses' || address !== courseAt(3));
      expect(expected.filter((address) => !rig.has(address))).to.deep.equal([]);
      rig.server.engine.controls.clearFaults();
    }
  });

  it('stay while the server is down, and expire after 24 hours', async () => {
    const rig = await drawn();
    rig.server.engine.controls.fail('all', FAULTS.badGateway);
    rig.time += 23 * HOUR_MS;
    const marks = readdirSync(join(rig.out, 'fresh'));
    expect(marks.at(-1)).to.equal(String(Math.floor((rig.time + HOUR_MS) / 10_000_000)));
    expect((await rig.run()).code).to.equal(1);
    expect(readdirSync(join(rig.out, 'fresh'))).to.deep.equal(marks);
    expect(ADDRESSES.filter((address) => !rig.has(address))).to.deep.equal([]);
    rig.time += 2 * HOUR_MS;
    expect((await rig.run()).code).to.equal(1);
    expect(ADDRESSES.filter((address) => rig.has(address))).to.deep.equal([]);
  });

  it('a server that lists no courses, or knows none of them, removes nothing', async () => {
    const rig = await drawn();
    const { courses } = rig.server.engine.controls.pages.catalogue;
    rig.changeCourses(() => []);
    const empty = await rig.run();
    expect(empty.code).to.equal(1);
    expect(empty.lines.join('\n')).to.include(EMPTY_LIST);
    rig.changeCourses(() => courses);
    rig.server.engine.controls.fail('course', FAULTS.noRecord);
    expect((await rig.run()).lines.join('\n')).to.include(tooManyGone(COURSES.length, COURSES.length));
    expect(ADDRESSES.filter((address) => !rig.has(address))).to.deep.equal([]);
  });

  it(`a signal ends a run after its page, and the next one draws the rest, also hours later ${BREADTH}`, async () => {
    const rig = await start();
    const first = await rig.interruptedRun('/');
    expect([first.code, first.lines.join('\n')].join('\n')).to.match(/^1\n/);
    expect(first.lines.join('\n')).to.include(INTERRUPTED);
    expect(ADDRESSES.every((address) => rig.has(address))).to.equal(false);
    rig.time += HOUR_MS;
    const more = await rig.interruptedRun('/courses');
    rig.time += 1.5 * HOUR_MS;
    const last = await rig.run();
    expect([more.lines[1], last.lines[1], last.code]).to.deep.equal([CONTINUES, CONTINUES, 0]);
    expect(ADDRESSES.filter((address) => !rig.has(address))).to.deep.equal([]);
  });

  it(`a folder that cannot be written to is named as the reason, and keeps no half a file ${BREADTH}`, async () => {
    const rig = await start();
    const obstacle = rig.obstruct('/vip');
    const { code, lines } = await rig.run();
    expect([code, lines.join('\n')].join('\n'))
      .to.match(/^1\n/)
      .and.include('写不进')
      .and.not.include('站点配置');
    expect([existsSync(obstacle), rig.has('/')]).to.deep.equal([false, true]);
    expect((await rig.run()).code).to.equal(0);
  });

  it(`five pages in a row without an answer are reported as that ${BREADTH}`, async () => {
    const rig = await start();
    rig.server.engine.controls.fail('course', FAULTS.badGateway);
    rig.changeCourses((all) => [...all, ...[11, 12].flatMap((id) => all.slice(0, 1).map((one) => ({ ...one, id })))]);
    const { lines } = await rig.run();
    expect(lines.join('\n')).to.include('连续 5 个页面').and.not.include('站点配置或导航取不到');
  });

  it('contain every announcement, not only those of the first page of their list', async () => {
    const rig = await start();
    const ids = Array.from({ length: 12 }, (_, index) => index + 1);
    const one = { title: '公告', html: '<p>正文</p>', createdAt: rig.time };
    rig.server.engine.controls.pages.announcements.publish(ids.map((id) => ({ ...one, id })));
    expect((await rig.run()).code).to.equal(0);
    const addresses = ids.map((id) => `/announcement?id=${String(id)}`);
    expect(addresses.filter((address) => !rig.has(address))).to.deep.equal([]);
    expect(addresses.filter((address) => !rig.beside('sitemap-1.xml').includes(`${address}</loc>`))).to.deep.equal([]);
  });

  it(`a page that shows an error is reported and keeps its last snapshot ${BREADTH}`, async () => {
    const rig = await drawn();
    const before = rig.html('/vip');
    rig.server.engine.controls.fail('vipPlans', FAULTS.html);
    const { code, lines } = await rig.run();
    expect([code, rig.html('/vip')]).to.deep.equal([1, before]);
    expect(lines.filter((line) => line.startsWith('问题'))).to.have.lengthOf(1);
  });

  it(`a formula is in the description once ${BREADTH}`, async () => {
    const rig = await start();
    const text = { introduction: '<p>如果 $a+b=c$ 成立</p>', shortDescription: '' };
    rig.changeCourses((all) => all.map((one) => (one.id === 1 ? { ...one, ...text } : one)));
    await rig.run();
    expect(metaOf(rig.page(courseAt(1)), 'name')['description']).to.match(/^如果 ?a\+b=c ?成立$/);
  });

  it('hostile titles and texts stay inert', async () => {
    const rig = await start();
    const [markup = '', ...addresses] = HOSTILE_TEXTS;
    const hostile = markup + addresses.map((address) => `<a href="${address}">x</a><img src="${address}">`).join('');
    rig.changeCourses((all) =>
      all.map((course) => ({ ...course, title: markup, shortDescription: markup, introduction: hostile })),
    );
    await rig.run();
    for (const address of ['/', '/courses', courseAt(1)]) {
      const page = rig.page(address);
      expect(page.querySelectorAll('script:not([type="application/ld+json"])')).to.have.lengthOf(2);
      // Everything but the inline script of the built document.
      const { document: located } = new JSDOM(rig.html(address), { url: SITE + address }).window;
      expect(dangersIn(located).filter((danger) => danger !== 'script')).to.deep.equal([]);
    }
  });

  it('say what readers of link previews read', async () => {
    const rig = await drawn();
    for (const address of ADDRESSES) checkPreview(rig, address);
    const types = typesOf(rig.page(courseAt(2)));
    expect(types).to.deep.equal(['Course', 'BreadcrumbList']);
    expect(linkedDataOf(rig.page(courseAt(2)))[0]).to.have.nested.property('offers.priceCurrency', 'CNY');
    expect(typesOf(rig.page('/'))).to.deep.equal(['WebSite', 'Organization']);
    const ofList = typesOf(rig.page('/courses'));
    expect(ofList).to.deep.equal(['BreadcrumbList', 'ItemList']);
  });
});

/** The rules of docs/spec/snapshots.md#readers. */
function checkPreview(rig: SnapshotRig, address: string): void {
  const page = rig.page(address);
  const properties = metaOf(page, 'property');
  const names = metaOf(page, 'name');
  const items = metaOf(page, 'itemprop');
  const image = properties['og:image'] ?? '';
  // Open Graph: the four required properties; the address is the canonical one.
  expect(properties).to.include.keys('og:title', 'og:type', 'og:image', 'og:url');
  expect(page.querySelectorAll('link[rel="canonical"]')).to.have.lengthOf(1);
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).to.equal(properties['og:url']);
  expect(properties['og:url']?.replace(SITE, '')).to.equal(address);
  expect(image).to.match(/^https?:\/\//);
  // Baidu and Google read title and description; WeChat and QQ `itemprop`, Weibo Open Graph.
  expect(page.querySelectorAll('title')).to.have.lengthOf(1);
  expect(page.title).to.equal(properties['og:title']).and.equal(items['name']);
  expect(names['description']).to.equal(items['description']).and.equal(properties['og:description']);
  expect(names['description']?.length).to.be.within(1, 120);
  expect([items['image'], names['twitter:image']]).to.deep.equal([image, image]);
  expect(names['twitter:card']).to.equal('summary_large_image');
}
