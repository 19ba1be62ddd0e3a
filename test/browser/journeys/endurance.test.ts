import { expect } from 'chai';
import type { Page } from 'playwright-core';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { seededRandom } from '../../../src/adapters/memory/server/random.js';
import { WEB_MANIFEST_DELAY_MS } from '../../../src/domain/site/limits.js';
import { BREADTH } from '../../support/breadth.js';
import { EVERY_ADDRESS } from '../../support/browser/every-address.js';
import { type HeldResources, Leftovers } from '../../support/browser/leftovers.js';
import { PAGE_THERE } from '../../support/browser/page-there.js';
import { browserRig, type BrowserRig, type VisitOptions } from '../../support/browser/rig.js';
import type { Visit } from '../../support/browser/visit.js';

/**
 * A round opens every dialog once, in random order, and ends with the same dialog, so that the counts can be compared.
 */
const WARM_UP_ROUNDS = 4;
const ROUNDS = 8;
/** The heap grows for ten rounds with code that the engine compiles, and then becomes smaller again. */
const PAGE_WARM_UP_ROUNDS = 12;
const PAGE_ROUNDS = 4;

/** Seeded lessons with a video: a stream and a file. */
const VIDEOS = ['/courses/video/2601', '/courses/video/2603'] as const;

/** Less than a single dialog leaves behind (about 70 nodes and 10 listeners), and less than one listener per round. */
const FEW_NODES = 30;
const FEW_LISTENERS = 6;
/** Less than a single page leaves behind. */
const FEW_NODES_OF_PAGES = 100;
/** Twice the memory that the engine uses for compiled code. Leaking every dialog would take more. */
const HEAP_GROWTH_BYTES = 700_000;

/** The page on which the resources are measured. */
const START = '/vip';
/** The controls of a player disappear after three seconds. */
const SHORT_TIMERS_MS = 5000;

const SCAN = ['登录', '微信扫码登录'] as const;

/** The buttons to press on the way to each dialog, beginning in the header. */
const EVERY_PATH: readonly (readonly string[])[] = [
  ['登录'],
  ['注册'],
  // Back to the first tab: the device remembers the last one.
  ['登录', '短信登录', '密码登录'],
  ['登录', '忘记密码'],
  ['登录', '新用户注册', '已有账号，立即登录', '忘记密码', '返回登录'],
  SCAN,
];

/** Clicks without waiting until the element is stable: with so many clicks that would take a minute. */
async function press(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names)
    await page
      .getByRole(name === '短信登录' || name === '密码登录' ? 'tab' : 'button', { name, exact: true })
      .dispatchEvent('click');
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** A page of an anonymous visitor, a counter of what it leaves behind, and the rounds to run on it. */
class Endurance {
  private readonly random = seededRandom(2024);

  private constructor(
    readonly visit: Visit,
    readonly leftovers: Leftovers,
    private readonly rig: BrowserRig,
    private readonly paths: readonly (readonly string[])[],
  ) {}

  static async begin(
    rig: BrowserRig,
    paths: readonly (readonly string[])[],
    options: VisitOptions = {},
  ): Promise<Endurance> {
    let leftovers: Leftovers | undefined;
    const visit = await rig.visit(START, {
      ...options,
      prepare: async (page) => {
        await page.clock.install();
        leftovers = await Leftovers.of(page);
      },
    });
    await visit.page.locator(PAGE_THERE).first().waitFor();
    // The page sends requests of its own, and each has a timer; the manifest has one, too.
    await visit.page.clock.runFor(WEB_MANIFEST_DELAY_MS);
    await visit.page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
    await visit.page.waitForLoadState('networkidle');
    return new Endurance(visit, leftovers ?? expect.fail('The counters of the page are missing'), rig, paths);
  }

  async goRounds(rounds: number): Promise<void> {
    const { page } = this.visit;
    for (let round = 0; round < rounds; round += 1) {
      for (const path of this.inAnyOrder()) {
        await press(page, path);
        await page.getByRole('dialog').waitFor();
        await close(page);
      }
      await this.openBinding();
    }
  }

  /** Opens the pages with links, or as the address bar does, and ends where it began. */
  async openPages(rounds: number): Promise<void> {
    const { page } = this.visit;
    for (let round = 0; round < rounds; round += 1)
      for (const [to = START] of [...this.inAnyOrder(), [START]]) {
        await page.evaluate(openPage, { to, pageThere: PAGE_THERE });
        await page.locator(`${PAGE_THERE}:not([data-seen])`).first().waitFor();
        await page.locator('main .skeleton, main [aria-busy=true]').first().waitFor({ state: 'detached' });
      }
  }

  /** What is left once every short timer has fired: timers that are still pending would never be removed. */
  async held(): Promise<HeldResources> {
    await this.visit.page.clock.runFor(SHORT_TIMERS_MS);
    return this.leftovers.now();
  }

  /** Opens the dialog that follows a scan, and closes it. */
  private async openBinding(): Promise<void> {
    const { page } = this.visit;
    await press(page, SCAN);
    await page.getByRole('img', { name: '微信登录二维码' }).waitFor();
    this.rig.controls.signingIn.scan({ kind: 'newcomer', mustBind: true });
    await page.clock.runFor(1000);
    await page.getByRole('dialog', { name: '请绑定手机号' }).waitFor();
    await close(page);
  }

  private inAnyOrder(): readonly (readonly string[])[] {
    return this.paths
      .map((path) => ({ path, order: this.random() }))
      .sort((one, other) => one.order - other.order)
      .map(({ path }) => path);
  }
}

function openPage({ to, pageThere }: { readonly to: string; readonly pageThere: string }): void {
  for (const seen of document.querySelectorAll(pageThere)) seen.setAttribute('data-seen', '');
  const link = document.querySelector<HTMLElement>(`a[href="${to}"]:not([target])`);
  if (link) link.click();
  else {
    history.pushState(undefined, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }
}

describe(`Dialogs that are opened and closed many times ${BREADTH}`, () => {
  const rig = browserRig();

  it('leave no timer, listener, node, request or poll behind, and do not make the heap grow', async () => {
    const endurance = await Endurance.begin(rig, EVERY_PATH);
    const { visit, leftovers } = endurance;
    const fresh = await endurance.held();
    await press(visit.page, SCAN);
    await visit.reads('请使用微信扫描二维码登录');
    expect((await leftovers.now()).timers, 'timers while a scan is open').to.be.above(fresh.timers);
    await close(visit.page);

    await endurance.goRounds(WARM_UP_ROUNDS);
    const before = await endurance.held();
    await endurance.goRounds(ROUNDS);
    const after = await endurance.held();
    expect(after.timers, 'timers').to.equal(fresh.timers);
    expect(after.listeners - before.listeners, 'listeners').to.be.at.most(FEW_LISTENERS);
    expect(after.nodes - before.nodes, 'nodes').to.be.at.most(FEW_NODES);
    expect(after.heapBytes - before.heapBytes, 'heap').to.be.below(HEAP_GROWTH_BYTES);
    expect(after.requests, 'open requests').to.equal(0);
    const total = rig.site.requests.length;
    for (let second = 0; second < 5; second += 1) await visit.page.clock.runFor(1000);
    expect(rig.site.requests.length, 'requests afterwards').to.equal(total);
    visit.expectQuiet();
  });
});

describe(`Pages that are opened and left many times ${BREADTH}`, () => {
  const rig = browserRig();

  it('leave no timer, listener, node or request behind, and do not make the heap grow', async () => {
    const member = { signedInAs: SEEDED.ordinary };
    const pages = EVERY_ADDRESS.filter(({ options }) => options.signedInAs === member.signedInAs).map(
      ({ path }) => path,
    );
    const others = [...pages, ...VIDEOS].filter((path) => path !== START).map((path) => [path]);
    const endurance = await Endurance.begin(rig, others, member);
    await endurance.openPages(PAGE_WARM_UP_ROUNDS);
    const before = await endurance.held();
    await endurance.openPages(PAGE_ROUNDS);
    const after = await endurance.held();
    expect(after.timers, 'timers').to.equal(before.timers);
    expect(after.listeners - before.listeners, 'listeners').to.be.at.most(FEW_LISTENERS);
    expect(after.nodes - before.nodes, 'nodes').to.be.at.most(FEW_NODES_OF_PAGES);
    expect(after.heapBytes - before.heapBytes, 'heap').to.be.below(HEAP_GROWTH_BYTES);
    expect(after.requests, 'open requests').to.equal(0);
  }).timeout(180_000);
});
