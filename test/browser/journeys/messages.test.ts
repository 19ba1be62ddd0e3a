import { expect } from 'chai';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { manyMessages } from '../../../src/adapters/memory/seed/messages.js';
import { journeyCalls } from '../../support/browser/journey-calls.js';
import { KeyboardVisitor } from '../../support/browser/keyboard-visitor.js';
import { browserRig } from '../../support/browser/rig.js';
import type { Visit } from '../../support/browser/visit.js';
import { until } from '../../support/until.js';

const MEMBER_ID = 105;
const MEMBER = { signedInAs: SEEDED.withUnread };
const LIST = '/api/v2/member/messages';

/** The calls about messages that the server received, without the requests for lists. */
function reported(rig: ReturnType<typeof browserRig>): readonly string[] {
  return journeyCalls(rig.site)
    .map(([call]) => call)
    .filter((call) => call !== `GET ${LIST}`);
}

const idOf = (index: number) => manyMessages(index + 1, 0)[index]?.id ?? '';
const unreadRows = (visit: Visit) => visit.page.locator('.message--unread');
const headerDot = (visit: Visit) => visit.page.getByRole('banner').locator('.member-menu__button .unread-dot');

/** Marks the unread row at `index` as read, counted from 0, with its button: the text beside it may contain links. */
async function open(visit: Visit, index: number): Promise<void> {
  await unreadRows(visit)
    .nth(index)
    .getByRole('button', { name: '标为已读' })
    .click({ position: { x: 6, y: 6 } });
}

/** Waits until the pagination shows `text` and the messages of the page are loaded. */
async function onPage(visit: Visit, text: string): Promise<void> {
  await visit.reads(text);
  await visit.page.locator('.loaded:not(.loaded--renewing) .message').first().waitFor();
}

describe('The messages of a member', () => {
  const rig = browserRig();

  it('can be read one by one or all at once; the dots of header, menu and other tabs disappear with the last', async () => {
    rig.controls.pages.inbox.deliver(MEMBER_ID, manyMessages(45, 22));
    const visit = await rig.visit('/member/messages', MEMBER);
    const other = await visit.anotherTab('/courses');
    await onPage(visit, '第1页，共3页');
    await headerDot(visit).waitFor();
    await headerDot(other).waitFor();
    const menu = visit.page.getByRole('navigation', { name: '学员中心导航' });
    await menu.getByText('有未读消息').waitFor({ state: 'attached' });

    await open(visit, 0);
    const keys = new KeyboardVisitor(visit);
    await keys.press('Tab', 'Tab', 'Enter');
    await until(() => reported(rig).length === 2);
    expect(reported(rig)).to.deep.equal(
      [0, 1].map((index) => `GET /api/v2/member/notificationMarkAsRead/${idOf(index)}`),
    );
    expect(await unreadRows(visit).count()).to.equal(18);

    await visit.link('下一页').click();
    await visit.arrivesAt('/member/messages?page=2');
    await onPage(visit, '第2页，共3页');
    expect(await unreadRows(visit).count()).to.equal(2);
    await visit.page.goBack();
    await onPage(visit, '第1页，共3页');
    expect(await unreadRows(visit).count()).to.equal(18);

    // Twenty are left, few enough for the page not to ask for confirmation.
    await visit.button('全部标为已读').click();
    await unreadRows(visit).first().waitFor({ state: 'detached' });
    for (const tab of [visit, other]) await headerDot(tab).waitFor({ state: 'detached' });
    await menu.getByText('有未读消息').waitFor({ state: 'detached' });
    await visit.page.goForward();
    await visit.page.reload();
    await onPage(visit, '第2页，共3页');
    expect([await unreadRows(visit).count(), await headerDot(visit).count()]).to.deep.equal([0, 0]);
    expect(reported(rig).slice(2)).to.deep.equal(['GET /api/v2/member/notificationMarkAllAsRead']);
    visit.expectQuiet();
    other.expectQuiet();
  });
});

describe('The points of a member', () => {
  const rig = browserRig();

  it('are the current entry of the menu on a phone, which scrolls to the entry without scrolling the page', async () => {
    const visit = await rig.visit('/member/credit1-free', { ...MEMBER, width: 360 });
    await visit.page.getByRole('navigation', { name: '学员中心导航' }).waitFor();
    const cutOff = () =>
      visit.page.evaluate(() => {
        const row = document.querySelector('.member-menu-bar')?.getBoundingClientRect();
        const entry = document.querySelector('.member-menu-bar [aria-current]')?.getBoundingClientRect();
        return row && entry ? Math.round(Math.max(entry.right - row.right, row.left - entry.left, 0)) : undefined;
      });
    expect([await cutOff(), await visit.page.evaluate(() => window.scrollY)]).to.deep.equal([0, 0]);
    await visit.page.getByRole('navigation', { name: '学员中心导航' }).getByRole('link', { name: '学员中心' }).click();
    await visit.arrivesAt('/member');
    await visit.page.locator('.member-menu-bar [aria-current]').getByText('学员中心').waitFor();
    expect([await cutOff(), await visit.page.evaluate(() => window.scrollY)]).to.deep.equal([0, 0]);
    visit.expectQuiet();
  });
});
