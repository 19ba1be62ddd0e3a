import { cpSync, rmSync } from 'node:fs';

import { expect } from 'chai';

import { SEEDED } from '../../src/adapters/memory/seed/members.js';
import { type StoredKey, STORED_KEYS } from '../../src/domain/session/stored-keys.js';
import { deployAnother } from '../support/browser/another-build.js';
import { behindNginx } from '../support/browser/front.js';
import { requestCount } from '../support/browser/journey-calls.js';
import { browserRig } from '../support/browser/rig.js';
import type { Visit } from '../support/browser/visit.js';
import { FakeVisitStore } from '../support/fake-visit-store.js';
import { describeWithNginx } from '../support/nginx/describe-with-programs.js';
import { publicFolder } from '../support/nginx/run-nginx.js';
import { storedValuesThen } from '../support/release-0.1.0/stored-values.js';
import { until } from '../support/until.js';

const MEMBER = 101;
const STORED_NOTE = '{"course":"家常菜","lesson":2603,"title":"凉拌黄瓜","at":7,"text":"先拍再切","written":9}';
const PLAYER = '{"speed":1.5,"volume":0.4,"muted":true,"quality":"720p","wide":false}';

/** What 0.1.0 left in all tabs, beside the token; `OF_THE_TAB` in the tab that stays open (test/application/earlier-release.test.ts). */
const OF_ALL_TABS = {
  [`course-site-notes:${MEMBER}.26.a`]: STORED_NOTE,
  'course-site-player': PLAYER,
  'course-site-keywords': `{"keywords":["函数"],"member":${MEMBER}}`,
};
const OF_THE_TAB = {
  'course-site-member-drafts': `{"drafts":{"nickname":"林晓"},"member":${MEMBER}}`,
  'course-site-comment-drafts': `{"drafts":{"course 19":"写到一半的评论"},"member":${MEMBER}}`,
};

/** The parts that 0.1.0 changes after the way back. */
const CHANGED_THEN = [
  'orders',
  'openOrders',
  'memberDrafts',
  'pendingProgress',
] as const satisfies readonly StoredKey[];

const readArea = ({ page }: Visit, area: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => Object.entries<string>(window[name]), area);
const qr = ({ page }: Visit) => page.getByRole('img', { name: '支付二维码' });

/** Everything that the tab can read. */
async function storeOf(visit: Visit): Promise<FakeVisitStore> {
  const values = new Map([...(await readArea(visit, 'localStorage')), ...(await readArea(visit, 'sessionStorage'))]);
  const store = new FakeVisitStore();
  for (const [key, { name }] of Object.entries(STORED_KEYS)) {
    const value = values.get(name);
    if (value !== undefined) store.write(key as StoredKey, value);
  }
  return store;
}

async function putInto(visit: Visit, values: Readonly<Record<string, string>>): Promise<void> {
  const areas = Object.values(STORED_KEYS).flatMap(({ name, area }) => (area === 'local' ? [name as string] : []));
  await visit.page.evaluate(
    ([all, local]) => {
      for (const [name, value] of Object.entries(all))
        (local.includes(name) ? localStorage : sessionStorage).setItem(name, value);
    },
    [values, areas] as const,
  );
}

/**
 * The code in the tab is that of this commit under other names, because a build of 0.1.0 is too large for the repository. So
 * this shows what outlives new documents and new files; what the views of 0.1.0 do with it is not shown. What 0.1.0 reads
 * and writes is done by its own code, in Node.
 */
describeWithNginx('A member whose tab of 0.1.0 is open while the site is upgraded, and taken back', () => {
  let root = '';
  const rig = browserRig({ start: () => behindNginx({ siteRoot: root, generation: 1 }) });
  // This must run before the rig starts its servers.
  before(() => {
    root = publicFolder('course-site-upgrade');
    cpSync('dist', root, { recursive: true, filter: (path) => !path.endsWith('.map') });
  });
  after(() => {
    rmSync(root, { recursive: true });
  });

  const sentPositions = () => rig.site.requests.map(({ path }) => path).filter((path) => path.endsWith('/record'));

  /** The member is signed in, and half an order, typed texts, notes, settings and keywords are there, on the pages too. */
  async function expectEverything(visit: Visit, drawn: string, draft: string): Promise<void> {
    await qr(visit).waitFor();
    expect(await qr(visit).innerHTML(), 'the code of WeChat').to.equal(drawn);
    expect(requestCount(rig.site, '/api/v2/order/pay/wechatScan')).to.equal(1);
    const other = await visit.anotherTab('/member/notes');
    await other.reads('先拍再切');
    await other.page.close();
    const pay = visit.address;
    await visit.goTo('/member?do=nickname');
    const field = visit.page.getByRole('dialog').getByLabel('昵称');
    await field.waitFor();
    expect(await field.inputValue()).to.equal(draft);
    await visit.goTo(pay);
    await qr(visit).waitFor();
    expect(await visit.stored('course-site-player')).to.equal(PLAYER);
    expect(await visit.stored('course-site-keywords')).to.include('函数');
  }

  it('stays signed in; half an order, texts, notes and positions that wait are there after each step', async () => {
    const visit = await rig.visit('/order?goods_type=course&goods_id=19', {
      signedInAs: SEEDED.ordinary,
      stored: OF_ALL_TABS,
    });
    const script = () => visit.page.locator('script[src*="/main."]').getAttribute('src');
    const token = await visit.stored(STORED_KEYS.token.name);
    await visit.page.getByRole('radio', { name: '微信扫码支付' }).check();
    await visit.button('提交订单').click();
    await qr(visit).waitFor();
    const drawn = await qr(visit).innerHTML();
    // 0.1.0 named no method in a payment.
    const orders = String((await storeOf(visit)).read('orders')).replace(/"method":"wechat",(?="text")/, '');
    expect(orders).to.include('"payment":{"kind":"wechat-code","text":');
    await putInto(visit, { ...OF_THE_TAB, [STORED_KEYS.orders.name]: orders });

    // The upgrade: the tab goes on with its own files, also for code that it has not loaded yet.
    const before = await script();
    deployAnother(root, new Set());
    await visit.link('VIP会员').click();
    await visit.reads('年度会员');
    expect(await script()).to.equal(before);
    await visit.page.goBack();
    await qr(visit).waitFor();
    await putInto(visit, { [STORED_KEYS.pendingProgress.name]: `{"${MEMBER}":{"2603":12}}` });
    await visit.page.reload();
    expect(await script()).not.to.equal(before);
    await expectEverything(visit, drawn, '林晓');
    await until(() => sentPositions().length === 1);

    // The way back: 0.1.0 reads what is stored now, and changes a part of each.
    deployAnother(root, new Set());
    await visit.page.reload();
    await qr(visit).waitFor();
    const store = await storeOf(visit);
    const then = await storedValuesThen();
    const owner = { member: MEMBER, ownToken: undefined };
    const [order] = new then.StoredOrders(store, owner).all();
    expect(order?.payment).to.have.keys('kind', 'text').and.to.include({ kind: 'wechat-code' });
    const drafts = new then.MemberDrafts(store, owner, 'memberDrafts');
    expect(drafts.read('nickname')).to.equal('林晓');
    expect(new then.MemberDrafts(store, owner, 'commentDrafts').read('course 19')).to.equal('写到一半的评论');
    drafts.save('nickname', '林晓晓');
    new then.StoredOrders(store, owner).recordSent({ product: { kind: 'role', id: 3 }, known: [] });
    new then.ProgressOutbox(store).put(MEMBER, { lessonId: 2604, seconds: 9 });
    await putInto(
      visit,
      Object.fromEntries(CHANGED_THEN.map((key) => [STORED_KEYS[key].name, store.read(key) ?? '{}'])),
    );

    // The next upgrade.
    deployAnother(root, new Set());
    await visit.page.reload();
    await expectEverything(visit, drawn, '林晓晓');
    expect(await visit.stored(STORED_KEYS.token.name)).to.equal(token);
    await until(() => sentPositions().length === 2);
    expect(sentPositions()).to.deep.equal(['/api/v2/video/2603/record', '/api/v2/video/2604/record']);
    visit.expectQuiet();
  });
});
