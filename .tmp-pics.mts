import { chromium } from 'playwright-core';
import { readBuiltFiles } from '/work/wt/lessonb/tools/preview/built-files.js';
import { startFront } from '/work/wt/lessonb/test/support/browser/front.js';
import { SEEDED } from '/work/wt/lessonb/src/adapters/memory/seed/members.js';
import { STORED_KEYS } from '/work/wt/lessonb/src/domain/session/stored-keys.js';

const files = await readBuiltFiles('dist');
const preview = await startFront({ files, isPlain: true } as never);
const { url, site } = preview as any;
const token = site.engine.controls.signIn(SEEDED.ordinary);
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'] });
const out = '/tmp/lessonb-pics';
const notes: Record<string, string> = {};
const T = ['香椿先焯水 30 秒，颜色变绿就捞出，再切碎。', '蛋液里加一点温水：\n1. 更嫩\n2. 不容易老', '咸肉要先泡两个小时，不然汤太咸', '导数的定义：极限存在时，f\'(x) = lim …，注意左右极限都要存在。'];
const C = ['家常菜：四季三餐', '微积分：从极限到导数', '', '零基础读懂财务报表'];
for (let i = 0; i < 130; i++) {
  const c = i % 4;
  const lesson = c === 0 ? 2603 : 2600 + 100 * c + (i % 3);
  notes[`course-site-notes:101.${26 + c}.${i}`] = JSON.stringify({ course: C[c] || undefined, lesson, title: c === 0 ? '凉拌黄瓜' : ['极限的直觉', '连续与间断', '导数入门'][i % 3], at: c === 0 ? (i * 7) % 36 : 75 + i * 13, text: T[i % 4], written: 1.7e12 + i * 1e7 });
}
const wanted = process.argv[2] ?? '';
async function shot(name: string, w: number, h: number, path: string, act?: (p: any) => Promise<void>, opt: any = {}) {
  if (!name.includes(wanted)) return;
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, locale: 'zh-CN', colorScheme: opt.dark ? 'dark' : 'light', hasTouch: !!opt.touch, isMobile: !!opt.touch });
  await ctx.addInitScript(([t, k, n]: any) => { localStorage.setItem(k, t); if (n) for (const [a, b] of Object.entries(n)) localStorage.setItem(a, b as string); }, [token, STORED_KEYS.token.name, opt.none ? null : notes]);
  const p = await ctx.newPage();
  try {
    await p.goto(url + path);
    await p.waitForTimeout(2500);
    await act?.(p);
    await p.waitForTimeout(400);
    if (opt.print) await p.pdf({ path: `${out}/${name}.pdf`, format: 'A4' });
    else await p.screenshot({ path: `${out}/${name}.png`, fullPage: !!opt.full });
    console.log(name);
  } catch (e) { console.log(name, String(e).slice(0, 300)); await p.screenshot({ path: `${out}/${name}-ERR.png` }); }
  await ctx.close();
}
const L = '/courses/video/2603?t=12';
const n = async (p: any) => { await p.locator('.player__start').waitFor(); await p.locator('.player').focus(); await p.keyboard.press('n'); await p.locator('.note-field--new textarea').waitFor(); await p.keyboard.type('黄瓜要先拍再切，入味更快'); };
for (const [w, h] of [[1280, 600], [1366, 657], [1440, 900]]) {
  await shot(`under-${w}`, w, h, L, n);
  await shot(`wide-${w}`, w, h, L, async (p) => { await p.locator('.player__start').waitFor(); await p.keyboard.press('t'); await n(p); });
}
await shot('full-1366', 1366, 657, L, async (p) => { await p.locator('.player__start').click(); await p.waitForTimeout(800); await p.keyboard.press('f'); await p.waitForTimeout(800); await n2(p); });
async function n2(p: any) { await p.keyboard.press('n'); await p.locator('.note-field--new textarea').waitFor(); await p.keyboard.type('黄瓜要先拍再切，入味更快'); }
await shot('playing-1366', 1366, 657, L, async (p) => { await p.locator('.player__start').click(); await p.waitForTimeout(1500); await p.mouse.move(400, 300); });
await shot('under-dark-1366', 1366, 657, L, n, { dark: true });
await shot('saved-1366', 1366, 768, L, async (p) => { await n(p); await p.keyboard.press('Enter'); });
for (const [w, h] of [[360, 640], [390, 844], [844, 390]]) {
  const tap = async (p: any) => { await p.locator('#take-note').tap(); await p.locator('.note-field--new textarea').waitFor(); await p.keyboard.type('黄瓜要先拍再切'); };
  await shot(`lesson-${w}`, w, h, L, tap, { touch: true });
  await shot(`tab-${w}`, w, h, '/courses/video/2603?tab=6', async (p) => { await p.locator('.notes').scrollIntoViewIfNeeded(); }, { touch: true, full: true });
  await shot(`page-${w}`, w, h, '/member/notes', undefined, { touch: true });
  await shot(`page-full-${w}`, w, h, '/member/notes?q=%E9%A6%99%E6%A4%BF', undefined, { touch: true, full: false });
  await shot(`page-none-${w}`, w, h, '/member/notes', undefined, { touch: true, none: true });
}
await shot('menu-320', 320, 568, '/member/notes', undefined, { touch: true });
await shot('page-1280', 1280, 600, '/member/notes');
await shot('page-1440', 1440, 900, '/member/notes');
await shot('page-dark-1440', 1440, 900, '/member/notes?q=%E6%9E%81%E9%99%90', undefined, { dark: true });
await shot('page-none-1440', 1440, 900, '/member/notes', undefined, { none: true });
await shot('page-import-1440', 1440, 900, '/member/notes', async (p) => {
  await p.locator('.member-notes input[type=file]').setInputFiles({ name: 'x.md', mimeType: 'text/markdown', buffer: Buffer.from('# [新课](https://a/courses/detail/9)\n## [课时](https://a/courses/video/9)\n- [00:01](https://a/courses/video/9?t=1) 一\n- 二\n- [00:02](https://a/courses/video/9?t=2) 三') });
});
await shot('page-end-1440', 1440, 900, '/member/notes?page=3', async (p) => { await p.evaluate(() => window.scrollTo(0, 9999)); });
await shot('print', 1440, 900, '/member/notes', undefined, { print: true });
await shot('print-tab', 1440, 900, '/courses/video/2603?tab=6', async (p) => { await p.evaluate(() => { window.print = () => undefined; }); await p.getByRole('button', { name: '打印', exact: true }).click(); }, { print: true });
await browser.close();
await preview.close();
