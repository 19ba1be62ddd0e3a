import { act, screen } from '@testing-library/react';
import { expect } from 'chai';

import { SESSION } from '../../../src/domain/session/session.js';
import type { PointsRecord } from '../../../src/domain/points.js';
import { MemberPointsPage } from '../../../src/ui/points/member-points-page.js';
import { aMember } from '../../support/sessions.js';
import { openPage } from '../support/open-page.js';

const DAY_AGO = Date.UTC(2026, 10, 19);

async function open({ watchedLesson = 2, paidOrder = 0 } = {}) {
  const page = await openPage('points', MemberPointsPage, {
    at: '/member/credit1-free',
    as: aMember().withPoints(1200),
    prepare: ({ points }) => {
      points.earns = { register: 0, watchedLesson, watchedCourse: 0, paidOrder };
    },
  });
  const gateway = page.world.points;
  return {
    ...page,
    gateway,
    list: (items: readonly PointsRecord[], total = items.length) => gateway.pages.answer({ items, total }),
  };
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const balance = (container: HTMLElement) => container.querySelector('.points__balance')?.textContent;

describe('The points page', () => {
  it('shows the balance, and each record with its remark, time and signed number', async () => {
    const { list, container } = await open();
    expect(balance(container)).to.equal('当前积分1200');
    expect(screen.getByText('加载中…')).not.to.equal(null);
    list([
      { change: 100, remark: '注册奖励', createdAt: DAY_AGO },
      { change: -30, remark: '', createdAt: undefined },
      { change: 0, remark: '校正', createdAt: undefined },
    ]);
    expect(rows()).to.deep.equal(['注册奖励1 天前获得+100', '积分变动使用−30', '校正无变动0']);
    expect(
      [...container.querySelectorAll('.points-record__change')].map(({ className }) => className.split('--')[1]),
    ).to.deep.equal(['gained', 'spent', 'unchanged']);
  });

  it('shows how members earn points, and leaves out what earns none', async () => {
    await open({ paidOrder: 0.01 });
    const earnings = screen
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent ?? ''}`);
    expect(earnings).to.deep.equal(['看完一个课时 +2 积分', '支付订单 订单金额的 1%']);
  });

  it('hides the section on earning if nothing earns points', async () => {
    await open({ watchedLesson: 0 });
    expect(screen.queryByText('如何获得积分')).to.equal(null);
  });

  it('updates the balance when the session reports a change', async () => {
    const { world, container } = await open();
    act(() => world.resolve(SESSION).updateMember({ credit1: 1234 }));
    expect(balance(container)).to.equal('当前积分1234');
  });
});
