import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { BREADTH } from '../support/breadth.js';
import { audit } from '../support/browser/audit.js';
import { IN_SITE } from '../support/browser/page-there.js';
import { browserRig, type VisitOptions } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';
import { EDITOR_FRAGMENTS, EVERY_FRAGMENT, fragmentSelector } from './editor-fragments.js';

const HOSTILE = `
<p style="position:fixed;top:0;left:0;width:100vw;background:url(https://evil.example/a)">一</p>
<p style="color:r\\65 d;width:expression(alert(1));margin:-90px;color:var(--x);background:\\75rl(https://evil.example/b)">二</p>
<p style='color:red;"' style="x" STYLE=y align="center;position:fixed" data-style="position:absolute">三</p>
<table background="https://evil.example/c" bgcolor="red;background:url(https://evil.example/d)"><tr><td style="border:url(https://evil.example/e)">四</td></tr></table>
<style>@import 'https://evil.example/f'; body { display: none }</style>
<video src="https://evil.example/g" poster="javascript:x" autoplay onplay="alert(1)"><source src="https://evil.example/h"></video>
<audio src="https://evil.example/i" autoplay loop></audio>
<video src="data:video/mp4;base64,AA=="></video>
<iframe src="https://evil.example/j" srcdoc="<script>alert(1)</script>" onload="alert(1)" allow="camera"></iframe>
<iframe src="javascript:alert(1)"></iframe><iframe src="http://evil.example/k"></iframe>
<embed src="https://evil.example/l"><object data="https://evil.example/m"></object>
<p style="color: red`;

/** A player that tries what the sandbox must prevent. */
const PLAYER = `<!doctype html><title>player</title><p>video</p><script>
  try { top.location.href = 'https://evil.example/away'; } catch {}
  try { open('https://evil.example/window'); } catch {}
  document.title = String(origin) + ' ' + (() => { try { return top.document.title; } catch { return 'apart'; } })();
</script>`;

/** Every expected style of every fragment, with the selector of the element that must have it. */
const EXPECTED = Object.entries(EDITOR_FRAGMENTS).flatMap(([name, { looks }], index) =>
  looks.map(([selector, property, light, dark = light]) => ({
    what: `${name}: ${selector} ${property}`,
    ...{ selector: `${fragmentSelector(index)} ${selector}`, property, light, dark },
  })),
);

/** The inline and the computed value of each of these styles. */
async function stylesOf(page: Page) {
  // A change of the colour scheme takes effect in the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(
    (expected) =>
      expected.map(({ selector, property }) => {
        const element = document.querySelector<HTMLElement>(selector);
        if (element === null) return { set: 'not there', seen: 'not there' };
        const seen = getComputedStyle(element).getPropertyValue(property);
        return { set: element.style.getPropertyValue(property), seen };
      }),
    EXPECTED,
  );
}

const text = (visit: Visit) => visit.page.locator(`${IN_SITE} .rich-text`);

describe('A text from the editor of the owner, in the browser', () => {
  const rig = browserRig();

  /** Opens a text, and records every URL outside the site that the tab requests. */
  async function open(html: string, options: VisitOptions = {}) {
    rig.controls.pages.announcements.publish([{ id: 1, title: '编辑器里的文字', html, createdAt: undefined }]);
    const outside: string[] = [];
    const visit = await rig.visit('/announcement', {
      ...options,
      prepare: async (page: Page) => {
        page.on('request', (request) => {
          const { hostname, protocol, href } = new URL(request.url());
          if (hostname !== '127.0.0.1' && protocol !== 'data:') outside.push(href);
        });
        await page.route('https://player.example/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: PLAYER }),
        );
      },
    });
    await text(visit).first().waitFor();
    return { visit, outside };
  }

  it(`has the styles that the owner intended, in light and dark, and violates no policy ${BREADTH}`, async () => {
    const { visit, outside } = await open(EVERY_FRAGMENT, { lessMotion: true });
    await text(visit).locator('.katex-display').waitFor();
    for (const scheme of ['light', 'dark'] as const) {
      await visit.page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const seen = await stylesOf(visit.page);
      EXPECTED.forEach(({ what, ...expected }, index) => {
        expect(seen[index], `${what}, ${scheme}`).to.include(
          expected[scheme] === 'site' ? { set: '' } : { seen: expected[scheme] },
        );
      });
      // axe calculates the contrast on its own.
      expect(await audit(visit.page), scheme).to.deep.equal([]);
    }
    expect(outside).to.deep.equal([]);
    visit.expectQuiet();
  });

  it('shows what is above its first formula while that is not drawn, and nothing that it could move', async () => {
    const table = '<table><tr><td><p>乙</p></td><td>丙 $x$</td></tr></table>';
    const { visit } = await open(`<p>甲</p><div><p>可见</p>${table}<p>丁</p></div><p>戊</p>`);
    await text(visit).locator('.katex').waitFor();
    const shown = await text(visit).evaluate((root) => {
      root.classList.add('rich-text--preparing');
      const texts = [...root.querySelectorAll('p, td')];
      return texts.filter((each) => each.checkVisibility({ visibilityProperty: true })).map((each) => each.textContent);
    });
    expect(shown).to.deep.equal(['甲', '可见']);
  });

  it('is copied with the TeX of its formulas, and looks the same afterwards', async () => {
    const { visit } = await open('<p>甲 $x^2$ 乙</p><p>$$\\frac{1}{2}$$</p><p>丙</p>');
    await text(visit).locator('.katex-display').waitFor();
    const before = await text(visit).innerHTML();
    await visit.page.evaluate(() => {
      document.getSelection()?.selectAllChildren(document.querySelector('.rich-text') ?? document.body);
    });
    await visit.page.keyboard.press('Control+c');
    await visit.page.waitForFunction((html) => document.querySelector('.rich-text')?.innerHTML === html, before);
    await visit.page.evaluate(() => document.body.appendChild(document.createElement('textarea')).focus());
    await visit.page.keyboard.press('Control+v');
    const pasted = await visit.page.evaluate(() => document.querySelector('textarea')?.value);
    expect(pasted?.split(/\n+/)).to.deep.equal(['甲 $x^2$ 乙', '$$\\frac{1}{2}$$', '丙']);
  });

  it(`never makes the page scroll sideways, however wide or deeply nested its content is ${BREADTH}`, async () => {
    const deep = '<div style="margin:0 2em;padding:2em">'.repeat(30);
    const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    const wide = [
      '<p style="width:2000px">宽</p>',
      `<p><img alt="x" style="width:1900px" src="${image}"></p>`,
      `<table style="width:1900px"><tr>${'<td width="900">格</td>'.repeat(9)}</tr></table>`,
      '<video width="1900" height="900" src="https://media.example/a.mp4"></video>',
    ].join('');
    const { visit } = await open(`${EVERY_FRAGMENT}${wide}${deep}深`, { width: 360, height: 740 });
    await text(visit).locator('.katex-display').waitFor();
    const room = await visit.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(room).to.be.at.most(0);
    const widths = await text(visit)
      .locator('> p, > p img, > video')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().width));
    for (const width of widths) expect(width).to.be.at.most(360);
    // A table with many columns is wider, inside a box that scrolls.
    await visit.page.getByRole('region', { name: /^表格/ }).last().waitFor();
    visit.expectQuiet();
  });

  it('does nothing that a hostile text tries', async () => {
    const { visit, outside } = await open(HOSTILE);
    await visit.page.waitForLoadState('networkidle');
    expect(outside).to.deep.equal([]);
    const found = await text(visit).evaluate((root) =>
      [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
        // The content of a video is not rendered and has no computed style.
        const { position = '', backgroundImage = '' } = element.matches('video *') ? {} : getComputedStyle(element);
        const tag = /^(?:iframe|style|embed|object|script)$/i.test(element.tagName) ? [element.tagName] : [];
        return [
          ...tag,
          ...(/^(?:static)?$/.test(position) ? [] : [position]),
          ...(/^(?:none)?$/.test(backgroundImage) ? [] : [backgroundImage]),
        ];
      }),
    );
    expect(found).to.deep.equal([]);
    expect(await visit.page.getByText('三', { exact: true }).evaluate((p) => p.getAttribute('style'))).to.equal(
      'text-align: center;',
    );
    visit.expectQuiet();
  });

  it(`plays videos and sound with controls, and requests nothing before the visitor plays them ${BREADTH}`, async () => {
    const { visit, outside } = await open(
      '<video src="https://media.example/a.mp4" poster=""></video><audio src="https://media.example/b.mp3" title="听力"></audio>',
    );
    const media = await text(visit)
      .locator('video, audio')
      .evaluateAll((all) =>
        all.map((medium) =>
          medium instanceof HTMLMediaElement
            ? [medium.controls, medium.preload, medium.networkState, medium.paused]
            : [],
        ),
      );
    const IDLE = 1;
    expect(media).to.deep.equal([
      [true, 'none', IDLE, true],
      [true, 'none', IDLE, true],
    ]);
    const box = await text(visit).locator('video').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).to.be.closeTo(16 / 9, 0.02);
    expect(outside).to.deep.equal([]);

    await visit.page.route('https://media.example/**', (route) => route.fulfill({ status: 404 }));
    await text(visit)
      .locator('video')
      .evaluate(async (video) => {
        if (video instanceof HTMLVideoElement) await video.play().catch(() => undefined);
      });
    // The policy allows the request; it fails because there is no such video.
    expect(outside).to.include('https://media.example/a.mp4');
    visit.expectQuiet(/404/);
  });

  it(`loads a video of another site in a sandbox when the visitor presses its button, also by keyboard ${BREADTH}`, async () => {
    const { visit, outside } = await open(
      '<p>先看</p><iframe src="//player.example/video?id=1" title="第一讲" width="640" height="360"></iframe><p>再想</p>',
    );
    const button = visit.button('播放来自 player.example 的视频');
    await button.waitFor();
    expect(outside).to.deep.equal([]);
    const card = visit.page.locator('.rich-text__frame');
    const before = await card.boundingBox();
    await button.focus();
    await visit.page.keyboard.press('Enter');

    const video = visit.page.locator('iframe');
    await visit.page.frameLocator('iframe').getByText('video').waitFor();
    expect(outside).to.deep.equal(['https://player.example/video?id=1']);
    expect(await video.getAttribute('title')).to.equal('第一讲');
    expect(await visit.page.evaluate(() => document.activeElement?.tagName)).to.equal('IFRAME');
    expect(await card.boundingBox()).to.deep.equal(before);

    const frame = visit.page.frames().find((some) => some.url().startsWith('https://player.example'));
    expect(await frame?.title()).to.equal('https://player.example apart');
    expect(await frame?.evaluate(() => document.referrer)).to.equal(`${visit.origin}/`);
    expect(visit.address).to.equal('/announcement');
    expect(visit.page.context().pages()).to.have.lengthOf(1);
    await visit.consoleShows(/sandbox/i);
    visit.expectQuiet(/sandbox/i);
    // This comes last: axe looks into the frame, and the console reports that the frame does not answer.
    expect(await audit(visit.page)).to.deep.equal([]);
  });

  const FILLING = '<p>一段文字</p>'.repeat(60);
  const LONG = `<p><a href="#_Toc1">到结尾</a></p>${FILLING}<h2><a name="_Toc1"></a>结尾</h2>${FILLING}`;
  const heading = (visit: Visit) => visit.page.getByRole('heading', { name: '结尾' });
  const scrollsTo = (visit: Visit, least: number, most = least) =>
    visit.page.waitForFunction(([from = 0, to = 0]) => scrollY >= from && scrollY <= to, [least, most]);
  const headingReaches = (visit: Visit, least: number, most: number) =>
    visit.page.waitForFunction(
      ([from = 0, to = 0]) => {
        const top = document.querySelector('[id$="_Toc1"]')?.getBoundingClientRect().top ?? -1;
        return top >= from && top <= to;
      },
      [least, most],
    );

  it('scrolls to an anchor, continues there for the keyboard, and returns with Back', async () => {
    const { visit } = await open(`${LONG}<p><a href="/vip">会员</a></p>`);
    await visit.page.mouse.wheel(0, 100);
    await scrollsTo(visit, 100);
    await visit.page.getByRole('link', { name: '到结尾' }).press('Enter');
    await visit.arrivesAt('/announcement#text1-_Toc1');
    await headingReaches(visit, 0, 60);
    await visit.page.keyboard.press('Tab');
    expect(await visit.page.evaluate(() => document.activeElement?.textContent)).to.equal('会员');
    await visit.page.goBack();
    await visit.arrivesAt('/announcement');
    await scrollsTo(visit, 100);
    await visit.page.goForward();
    await visit.arrivesAt('/announcement#text1-_Toc1');
    await scrollsTo(visit, 1000, 1_000_000);
    visit.expectQuiet();
  });

  it(`scrolls to an anchor below the tabs of a course, which stay at the top ${BREADTH}`, async () => {
    const { visit } = await open('<p>先看</p>', { width: 390, height: 844 });
    await visit.page.route('**/api/v2/course/1', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replace(/("render_desc":)"(?:[^"\\]|\\.)*"/, (_, name: string) => name + JSON.stringify(LONG)),
      });
    });
    await visit.goTo('/courses/detail/1#_Toc1');
    await heading(visit).waitFor();
    await headingReaches(visit, 40, 120);
    const covered = await heading(visit).evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + 4, top + 4);
      return hit === null || !element.contains(hit);
    });
    expect(covered).to.equal(false);
    visit.expectQuiet();
  });
});
