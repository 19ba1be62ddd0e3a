import { act, screen } from '@testing-library/react';
import { expect } from 'chai';

import type { VipPlan } from '../../../../src/domain/vip/vip-plan.js';
import { PAGES } from '../../../../src/ui/pages/page-table.js';
import { VipPage } from '../../../../src/ui/pages/vip/vip-page.js';
import { PageLoader, served } from '../../../../src/ui/routing/page-loader.js';
import { PageView } from '../../../../src/ui/routing/page-view.js';
import { renderWithSite } from '../../support/render-with-site.js';
import { servicesFetched } from '../../support/services-fetched.js';

const HERE = served('vipPlans', () => Promise.resolve(VipPage));

async function open() {
  const rendered = renderWithSite(
    <PageView name="vip" title="会员中心" loader={new PageLoader({ ...PAGES, vip: HERE })} />,
    { at: '/vip' },
  );
  await servicesFetched();
  const { plans } = rendered.world.vipPlans;
  return {
    ...rendered,
    plans,
    offer: (...offered: readonly VipPlan[]) => {
      act(() => {
        plans.answer(offered);
      });
    },
  };
}

describe('VipPage', () => {
  it('shows what every plan is called, costs, lasts and comes with (pages §6)', async () => {
    const { offer } = await open();
    expect(screen.getByRole('status').textContent).to.equal('加载中…');
    offer(
      { id: 1, name: '年度会员', priceYuan: 365, days: 365, lines: ['免费看', '优先答疑'] },
      { id: 2, name: '月度会员', priceYuan: 39, days: 30, lines: [] },
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).to.deep.equal([
      '年度会员',
      '月度会员',
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).to.deep.equal([
      '年度会员￥365 / 365 天免费看优先答疑',
      '免费看',
      '优先答疑',
      '月度会员￥39 / 30 天',
    ]);
  });

  it('says so where none is sold, and leads to the courses', async () => {
    const { offer } = await open();
    offer();
    expect(screen.getByText('会员方案正在准备中，敬请期待').tagName).to.equal('P');
    expect(screen.getByRole('link').getAttribute('href')).to.equal('/courses');
  });

  it('says what went wrong, and asks again (lesson 29)', async () => {
    const { plans, user, offer } = await open();
    act(() => {
      plans.failWith({ kind: 'timeout' });
    });
    expect(screen.getByText('请求超时，请稍后重试').tagName).to.equal('P');
    await user.click(screen.getByRole('button', { name: '重试' }));
    offer({ id: 2, name: '月度会员', priceYuan: 39, days: 30, lines: [] });
    expect(screen.getByText('月度会员').tagName).to.equal('H2');
  });
});
