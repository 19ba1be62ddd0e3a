import { screen, within } from '@testing-library/react';
import { expect } from 'chai';

import { DIALOG_FLOW } from '../../../src/application/signing-in/dialog-flow.js';
import type { VipPlan } from '../../../src/domain/vip.js';
import { VipPage } from '../../../src/ui/vip/vip-page.js';
import { aMember } from '../../support/sessions.js';
import { aSite } from '../../support/site.js';
import { openPage, type PageOptions } from '../support/open-page.js';

const YEAR: VipPlan = { id: 1, name: '年度会员', priceYuan: 365, days: 365, lines: ['免费看', '优先答疑'] };
const MONTH: VipPlan = { id: 2, name: '月度会员', priceYuan: 39, days: 30, lines: [] };
const NOW = Date.UTC(2026, 10, 22);

async function open(options: PageOptions = {}) {
  const page = await openPage('vipPlans', VipPage, { at: '/vip', now: NOW, ...options });
  const { plans } = page.world.vipPlans;
  return {
    ...page,
    plans,
    offer: (...offered: readonly VipPlan[]) => plans.answer(offered),
  };
}

const cards = () => [...document.querySelectorAll<HTMLElement>('.plan')];
const prices = () => [...document.querySelectorAll('.plan__price')].map(({ textContent }) => textContent);
const vipStatus = () => document.querySelector('.vip-standing')?.textContent;
const actions = () => cards().map((card) => within(card).getByRole('link'));

describe('The VIP page', () => {
  it('shows name, price, duration and benefits of every plan, and links to its order form', async () => {
    const { offer } = await open({ as: aMember() });
    expect(screen.getByRole('status').textContent).to.equal('加载中…');
    offer(YEAR, MONTH);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).to.deep.equal([
      '年度会员',
      '月度会员',
    ]);
    expect(prices()).to.deep.equal(['￥365 / 365 天 每天 ￥1', '￥39 / 30 天 每天 ￥1.30']);
    const head = document.querySelector('meta[name=description]');
    expect(head?.getAttribute('content')).to.equal('本站的会员方案：价格、有效期与会员权益。');
    expect(cards().map((card) => within(card).queryAllByRole('listitem').length)).to.deep.equal([2, 0]);
    expect(actions().map((action) => [action.textContent, action.getAttribute('href')])).to.deep.equal([
      ['开通年度会员', '/order?goods_type=role&goods_id=1'],
      ['开通月度会员', '/order?goods_type=role&goods_id=2'],
    ]);
  });

  it('shows a price of 0 as 免费, a hundred years as 永久有效, and 约 before a price that is rounded', async () => {
    const { offer } = await open();
    offer(
      { ...MONTH, id: 7, priceYuan: 0 },
      { ...MONTH, id: 8, days: 36_499 },
      { ...MONTH, id: 9, priceYuan: 10_000, days: 36_500 },
      { ...MONTH, id: 10, priceYuan: 100, days: 365 },
    );
    expect(prices()).to.deep.equal([
      '免费 / 30 天',
      '￥39 / 36499 天',
      '￥10,000 永久有效',
      '￥100 / 365 天 每天约 ￥0.27',
    ]);
  });

  it('names no price and no duration that it does not know, and sells the plan all the same', async () => {
    const { offer } = await open();
    offer({ ...MONTH, priceYuan: undefined }, { ...YEAR, days: undefined });
    expect(prices()).to.deep.equal([' / 30 天', '￥365 ']);
    expect(actions().length).to.equal(2);
  });

  it('shows a VIP the end of the membership, and offers to renew the current plan', async () => {
    const { offer } = await open({ as: aMember().vipUntilMs(Date.UTC(2027, 0, 1, 16), 1) });
    offer(YEAR, MONTH);
    expect(vipStatus()).to.equal('会员有效期至 2027-01-02');
    expect(actions().map(({ textContent }) => textContent)).to.deep.equal(['续费年度会员', '开通月度会员']);
    expect(cards().map((card) => within(card).queryByText('当前方案') !== null)).to.deep.equal([true, false]);
  });

  it('tells a member whose membership has ended that they are not VIP', async () => {
    const { offer } = await open({ as: aMember().vipUntilMs(NOW, 1) });
    offer(YEAR);
    expect(vipStatus()).to.equal('您还不是会员');
    expect(actions().map(({ textContent }) => textContent)).to.deep.equal(['开通年度会员']);
  });

  it('shows no membership status until the member is loaded', async () => {
    const { offer } = await open({ stored: { token: 'a-token' } });
    offer(YEAR);
    expect(vipStatus()).to.equal('');
  });

  it('opens the login dialog for an anonymous visitor, without leaving the page', async () => {
    const { offer, user, world } = await open();
    offer(YEAR);
    for (const name of ['登录后开通', '开通年度会员']) {
      await user.click(screen.getByRole('link', { name }));
      expect(world.resolve(DIALOG_FLOW).dialog$.value).to.deep.equal({ kind: 'login' });
      expect(world.navigator.location$.value.path).to.equal('/vip');
      world.resolve(DIALOG_FLOW).close();
    }
  });

  it('reports that the site has no memberships, and requests no plans', async () => {
    const { world, unmount } = await open({ site: aSite().withoutVip() });
    expect(screen.getByText('本站未开放会员').tagName).to.equal('P');
    expect(screen.getByRole('link').getAttribute('href')).to.equal('/courses');
    expect(world.vipPlans.plans.requestCount).to.equal(0);
    expect(document.querySelector('meta[name=description]')).to.equal(null);
    unmount();
    await open({ settings: { isVipDisabled: true } });
    expect(screen.getByText('本站未开放会员').tagName).to.equal('P');
  });

  it('reports that no plan is sold, and links to the courses', async () => {
    const { offer } = await open();
    offer();
    expect(screen.getByText('会员方案正在准备中，敬请期待').tagName).to.equal('P');
    expect(screen.getByRole('link', { name: '浏览课程' }).getAttribute('href')).to.equal('/courses');
  });
});
