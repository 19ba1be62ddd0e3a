import { FAULTS } from '../../../src/adapters/memory/server/calls.js';
import { payAddress, successAddress } from '../../../src/domain/orders/order.js';
import type { PageDeed } from '../open-page.js';
import type { RaceBrowser, Tab } from '../race-browser.js';
import { happening, inTab, type RaceCommand } from './race-command.js';

const ADDRESSES = [
  '/',
  '/courses',
  '/courses?page=2',
  '/courses/detail/26',
  '/courses/detail/7',
  '/courses/video/2601',
  '/courses/video/2602',
  '/announcement',
  '/member',
  '/member/messages',
  '/member/orders',
  '/member/credit1-free',
  '/vip',
  '/order?goods_type=course&goods_id=7',
  '/search?keywords=课',
  '/study-center',
  '/study-center?tab=like',
  '/login',
  '/login?redirect=%2Fmember%2Fmessages',
] as const;

const DEEDS: readonly PageDeed[] = [
  'retry',
  'draft',
  'comment',
  'favourite',
  'read one',
  'read all',
  'drop favourite',
  'undo',
  'play',
  'pause',
  'to the end',
  'next lesson',
  'order',
  'order by hand',
  'order anew',
  'continue earlier',
  'confirm payment',
  'nickname',
];

function go(tab: Tab, to: string): void {
  tab.navigator.go(to);
}

/** Pressed as soon as one sees the page; `again`: and once more before the answer. */
function visit(to: string, deed: PageDeed, again = false): readonly RaceCommand[] {
  return ([0, 1] as const).map((place) =>
    happening(`${to}: ${deed}${again ? ' twice' : ''} (tab ${String(place + 1)})`, async (browser: RaceBrowser) => {
      const tab = browser.tabs[place];
      go(tab, to);
      await browser.pass(120);
      tab.document.page?.do(deed);
      if (again) tab.document.page?.do(deed);
    }),
  );
}

/** What is played waits on the device then, for the server or for the end. */
function playUnheard(lessonId: number): readonly RaceCommand[] {
  return ([0, 1] as const).map((place) =>
    happening(
      `lesson ${String(lessonId)} is played, and the server hears nothing (tab ${String(place + 1)})`,
      async (browser) => {
        const tab = browser.tabs[place];
        browser.site.controls.fail('recordProgress', FAULTS.offline);
        go(tab, `/courses/video/${String(lessonId)}`);
        await browser.pass(300);
        tab.document.page?.do('play');
        await browser.pass(12_000);
      },
    ),
  );
}

/** What a member mostly does: taken often, or the search would leaf through empty pages. */
export const LIKELY_COMMANDS: readonly RaceCommand[] = [
  ...visit('/order?goods_type=course&goods_id=7', 'order'),
  ...visit('/order?goods_type=course&goods_id=7', 'order by hand'),
  ...visit('/courses/video/2601', 'play'),
  ...visit('/courses/video/2602', 'play'),
  ...playUnheard(2603),
  ...playUnheard(2605),
  ...visit('/member/messages', 'read one', true),
  ...visit('/member/messages', 'read all'),
  ...visit('/courses/detail/26', 'comment', true),
  ...visit('/courses/detail/7', 'favourite', true),
  ...visit('/study-center?tab=like', 'drop favourite'),
  ...visit('/member', 'nickname'),
  ...visit('/member', 'draft'),
];

/** Where visitors go, and what they press there. */
export const PAGE_COMMANDS: readonly RaceCommand[] = [
  ...ADDRESSES.flatMap((to) =>
    inTab(`to ${to}`, (tab) => {
      go(tab, to);
    }),
  ),
  ...DEEDS.flatMap((deed) =>
    inTab(deed, ({ document }) => {
      document.page?.do(deed);
    }),
  ),
  ...inTab('to the newest order', (tab, { site }) => {
    const newest = site.pages.orderBook.all.at(-1);
    if (newest) go(tab, payAddress(newest.order.orderNo));
  }),
  ...inTab('to the success of the newest order', (tab, { site }) => {
    const newest = site.pages.orderBook.all.at(-1);
    if (newest) go(tab, successAddress(newest.order.orderNo));
  }),
  ...inTab('Back', ({ navigator }) => {
    navigator.travel(-1);
  }),
  ...inTab('Forward', ({ navigator }) => {
    navigator.travel(1);
  }),
  ...inTab('reload', ({ navigator }) => {
    navigator.reload();
  }),
  ...inTab('hidden', ({ document }) => {
    document.world.presence.hide();
  }),
  ...inTab('seen', ({ document }) => {
    document.world.presence.show();
  }),
  ...inTab('brought back by the browser', ({ document }) => {
    document.world.presence.restore();
  }),
];
