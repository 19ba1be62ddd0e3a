import type { Page } from 'playwright-core';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { type Fault, FAULTS } from '../../src/adapters/memory/server/calls.js';
import { until } from '../../test/support/until.js';
import { goSteps } from './going.js';
import type { Soak, Stage } from './soak.js';

const HOURS_AWAKE = 16;
const HOURS_ASLEEP = 8;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Answers arrive in real time, so only between these steps. */
const STEP_MIN = 10;

/** The fault of each hour: no network, or one of these answers of the server. */
const FAULTS_IN_TURN: readonly (Fault | 'no network')[] = [
  FAULTS.badGateway,
  'no network',
  FAULTS.tooOften,
  FAULTS.serverBroken,
  FAULTS.offline,
  FAULTS.html,
];
const PAGES = ['/courses', '/member/messages', '/study-center', '/vip', '/member', '/member/orders'] as const;

/** A member leaves the site open for a week. */
export const weekSoak: Soak = {
  title: 'a week of hiding and showing the tab, with a fault every hour, a new deployment, sleep and wake',
  unit: 'hours',
  times: 7 * (HOURS_AWAKE + HOURS_ASLEEP),
  timesARound: HOURS_AWAKE + HOURS_ASLEEP,
  warmUp: 2,
  path: '/',
  signedInAs: SEEDED.ordinary,
  ownClock: true,
  async begin({ page }) {
    await page.waitForLoadState('networkidle');
    await newDeployment(page);
    await goSteps(page, [{ to: '/' }]);
  },
  async round(stage, day) {
    for (let hour = 0; hour < HOURS_AWAKE; hour += 1) await passHour(stage, day * HOURS_AWAKE + hour);
    await sleep(stage);
  },
};

/**
 * A deployment has removed the code that the page would load: the page is reloaded once, at the address that the member
 * wanted.
 */
async function newDeployment(page: Page): Promise<void> {
  const removed = /\/assets\/.*points/;
  await page.route(removed, (route) => route.fulfill({ status: 404, body: '' }));
  const loaded = page.waitForEvent('domcontentloaded');
  await page.evaluate(() => {
    history.pushState(undefined, '', '/member/credit1-free');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await loaded;
  await page.unroute(removed);
  await page.reload({ waitUntil: 'networkidle' });
}

/** Ends on home, without faults. */
async function passHour({ page, preview, leftovers }: Stage, hour: number): Promise<void> {
  const { controls } = preview.site.engine;
  const fault = FAULTS_IN_TURN[hour % FAULTS_IN_TURN.length] ?? 'no network';
  const pass = async (minutes: number): Promise<void> => {
    for (let left = minutes; left > 0; left -= STEP_MIN) {
      await page.clock.runFor(STEP_MIN * MINUTE_MS);
      await until(() => leftovers.isQuiet);
    }
  };
  await turn(page, 'hidden');
  if (fault === 'no network') await page.context().setOffline(true);
  else controls.fail('all', fault);
  await pass(20);
  await turn(page, 'visible');
  await pass(10);
  await page.context().setOffline(false);
  controls.clearFaults();
  await pass(10);
  await goSteps(page, [{ to: PAGES[hour % PAGES.length] ?? '/vip' }, { to: '/' }]);
  await pass(20);
}

/** No timer runs; then the device wakes up, and overdue timers fire once. */
async function sleep({ page }: Stage): Promise<void> {
  await turn(page, 'hidden');
  await page.clock.fastForward(HOURS_ASLEEP * HOUR_MS);
  await turn(page, 'visible');
  await page.clock.runFor(STEP_MIN * MINUTE_MS);
}

async function turn(page: Page, visibility: DocumentVisibilityState): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);
}
