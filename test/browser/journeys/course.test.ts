import { expect } from 'chai';

import { SEEDED, SEEDED_PASSWORD } from '../../../src/adapters/memory/seed/members.js';
import { BREADTH } from '../../support/breadth.js';
import { onBothGenerations } from '../../support/browser/both-generations.js';
import { journeyCalls } from '../../support/browser/journey-calls.js';
import { recordShifts, shiftsOf } from '../../support/browser/layout-shifts.js';
import { SignInForm } from '../../support/browser/sign-in-form.js';
import type { Visit } from '../../support/browser/visit.js';

/**
 * Seeded: one course is free, without chapters and with comments; one is bought, with chapters and files; one has no
 * lessons; one has lost its chapters.
 */
const TALKED_ABOUT = '/courses/detail/1';
const BOUGHT = '/courses/detail/2';

const MEMBER = { signedInAs: SEEDED.ordinary };
const CREDENTIALS = { mobile: SEEDED.ordinary, password: SEEDED_PASSWORD };
const SAID = '讲得真好，a < b && "c" 也看懂了';

const tab = (visit: Visit, name: string) =>
  visit.page.getByRole('navigation', { name: '课程内容' }).getByRole('link', { name });
const panel = (visit: Visit, name: string) => visit.page.getByRole('region', { name, exact: true });

onBothGenerations('The course page', 2, (rig, generation) => {
  it('leads an anonymous visitor from home through the login to a favourite, a comment and a reply', async () => {
    const visit = await rig.visit('/');
    const block = visit.page.getByRole('region', { name: '免费好课', exact: true });
    await block.getByRole('link', { name: '零基础学编程' }).click();
    await visit.arrivesAt(TALKED_ABOUT);
    await visit.sees('零基础学编程');
    expect(await visit.page.title()).to.equal('零基础学编程 - 知行学堂');
    // Structured data: the policy allows it, because it is not executed (docs/spec/courses.md#structured-data).
    expect(await visit.page.locator('script[type="application/ld+json"]').count()).to.equal(2);
    await tab(visit, '课程目录').click();
    await visit.arrivesAt(`${TALKED_ABOUT}?tab=3`);
    expect(await panel(visit, '课程目录').getByRole('link').count()).to.equal(4);

    await visit.link('开始学习').click();
    const form = await SignInForm.inDialog(visit, '登录');
    await form.fill(CREDENTIALS);
    const reloaded = visit.page.waitForEvent('load');
    await form.button('立即登录').click();
    await reloaded;
    await visit.link('再学一遍').waitFor();
    expect(visit.address).to.equal(`${TALKED_ABOUT}?tab=3`);
    await panel(visit, '课程目录').getByText('已学完').first().waitFor();

    await visit.button('收藏').click();
    await visit.button('已收藏').waitFor();

    await tab(visit, '课程评论').click();
    await visit.page.getByRole('textbox', { name: '写评论' }).fill(SAID);
    await visit.button('发布评论').click();
    await visit.page.locator('.post__text').getByText(SAID, { exact: true }).waitFor();
    const written =
      generation === 1
        ? ['POST /api/v2/course/1/comment', { content: SAID }]
        : ['POST /api/v3/comment/store', { rt: 1, rid: 1, content: SAID, parent_id: 0, reply_id: 0 }];
    expect(
      journeyCalls(rig.site).filter(([call]) => call.startsWith('POST') && call.includes('comment')),
    ).to.deep.equal([written]);

    if (generation === 2) {
      await panel(visit, '课程评论').getByText('审核中').first().waitFor();
      await visit.button('回复 吴佳怡').first().click();
      await visit.page.getByRole('textbox', { name: '回复 吴佳怡' }).fill('谢谢');
      await visit.button('发布回复').click();
      await visit.page.locator('.comment__reply').getByText('谢谢', { exact: true }).waitFor();
    }

    await visit.page.reload();
    await visit.button('已收藏').waitFor();
    expect(visit.address).to.equal(`${TALKED_ABOUT}?tab=4`);
    visit.expectQuiet();
  });

  // What follows depends on the generation in its calls at most, which the contracts show for both (test/contract).
  if (generation === 1) return;

  it('has one line for a comment on a phone, which opens by a tap, and at once for a draft, without a layout shift', async () => {
    const phone = { ...MEMBER, touch: true, width: 390, height: 844, prepare: recordShifts };
    const visit = await rig.visit(`${TALKED_ABOUT}?tab=4`, phone);
    const { page } = visit;
    const line = visit.button('写评论…');
    const field = page.getByRole('textbox', { name: '写评论' });
    await line.waitFor();
    expect((await line.boundingBox())?.height).to.equal(48);
    await line.tap();
    expect(await field.evaluate((element) => element === document.activeElement)).to.equal(true);
    await field.press('Escape');
    await line.tap();
    await field.fill(SAID);
    await page.reload();
    await page.locator('.post__text').first().waitFor();
    expect([await field.inputValue(), await shiftsOf(page)]).to.deep.equal([SAID, []]);
    await visit.button('发布评论').tap();
    await line.waitFor();
    expect(await line.evaluate((element) => element === document.activeElement)).to.equal(true);
    visit.expectQuiet();
  });

  it('begins a part whose tab is low in the window of a phone at the upper edge, where the bar stays for a short part and one on its way', async () => {
    const visit = await rig.visit('/courses/detail/19', { touch: true, width: 390, height: 844 });
    const bar = visit.page.locator('.course__tabs');
    await bar.waitFor();
    expect((await bar.boundingBox())?.y).to.be.greaterThan(844 / 2);
    await bar.getByRole('link', { name: '课程目录' }).tap();
    await visit.until(() => Math.abs(document.querySelector('.course__tabs')?.getBoundingClientRect().top ?? 9) < 2);
    rig.controls.delay(300);
    for (const name of ['课程评论', '课程附件']) {
      await bar.getByRole('link', { name }).dispatchEvent('click');
      await panel(visit, name).waitFor();
      expect((await bar.boundingBox())?.y, name).to.be.within(-2, 2);
    }
    visit.expectQuiet();
  });

  it('lays out the directory before it is opened, invisible and without a height', async () => {
    const visit = await rig.visit(BOUGHT, { touch: true, width: 390, height: 844, prefetches: true });
    const ahead = visit.page.locator('.course__panel--ahead').filter({ has: visit.page.locator('.lesson') });
    await ahead.waitFor({ state: 'attached' });
    const widthOfRow = () =>
      visit.page.evaluate(() => document.querySelector('.lesson')?.getBoundingClientRect().width ?? 0);
    const width = await widthOfRow();
    expect(width).to.be.greaterThan(300);
    expect(await ahead.isVisible()).to.equal(false);
    const [withRows, without] = await ahead.evaluate((element) => {
      const height = document.documentElement.scrollHeight;
      element.style.setProperty('display', 'none', 'important');
      const heightWithout = document.documentElement.scrollHeight;
      element.style.removeProperty('display');
      return [height, heightWithout] as const;
    });
    expect(withRows).to.equal(without);
    await tab(visit, '课程目录').tap();
    await panel(visit, '课程目录').waitFor();
    expect(await widthOfRow()).to.equal(width);
    visit.expectQuiet();
  });

  it(`opens a file in a separate window that has no access to the page ${BREADTH}`, async () => {
    const visit = await rig.visit(`${BOUGHT}?tab=5`, MEMBER);
    // A response that can be displayed: some browsers close a new window at once when it only downloads a file.
    await visit.page.context().route('**/attach-download?*', (route) => route.fulfill({ body: 'a file' }));
    const opened = visit.page.context().waitForEvent('page');
    await visit.page.getByRole('button', { name: /^下载/ }).first().click();
    const file = await opened;
    await visit.reads('已开始下载。没反应？再点一次');
    expect(await file.evaluate(() => window.opener === null)).to.equal(true);
    expect(visit.address).to.equal(`${BOUGHT}?tab=5`);
    expect(journeyCalls(rig.site).map(([call]) => call)).to.include('GET /api/v3/course/2/attach/21');
    visit.expectQuiet();
  });
});
