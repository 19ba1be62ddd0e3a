import { expect } from 'chai';
import { Subject } from 'rxjs';

import type { WechatLinkState } from '../../../src/application/member/social-links.js';
import { aMemberPlace } from '../../support/a-member-place.js';
import { aTicket } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

function opened() {
  const place = aMemberPlace();
  const renewals = new Subject<void>();
  const seen = watching<WechatLinkState>(place.wechat.watch(renewals));
  return { ...place, renewals, seen, kinds: () => seen.values.map(({ kind }) => kind) };
}

function onView() {
  const open = opened();
  open.socialites.tickets.answer(aTicket());
  return open;
}

describe('WeChat linked by a scan (pages §11, API 2.22)', () => {
  it('shows a code, asks every 3 s and stops at the word that it is linked', () => {
    const { socialites, time, notifier, known, kinds } = onView();
    expect(kinds()).to.deep.equal(['loading', 'ready']);
    time.advance(3000);
    socialites.statuses.answer('waiting');
    time.advance(3000);
    socialites.statuses.answer('linked');
    expect(kinds()).to.deep.equal(['loading', 'ready', 'linked']);
    expect([notifier.said, known()?.linked]).to.deep.equal([['success 绑定成功'], { qq: false, wechat: true }]);
    time.advance(30_000);
    expect([socialites.statuses.asked, time.pending]).to.deep.equal([2, 0]);
  });

  it('never asks two questions at a time, passes lost answers over, rests when asked too often', () => {
    const { socialites, time, notifier, kinds } = onView();
    time.advance(9000);
    expect(socialites.statuses.asked).to.equal(1);
    socialites.statuses.failWith({ kind: 'offline' });
    time.advance(3000);
    socialites.statuses.failWith({ kind: 'too-many' });
    time.advance(14_999);
    expect(socialites.statuses.asked).to.equal(2);
    time.advance(3001);
    expect([socialites.statuses.asked, notifier.said, kinds()]).to.deep.equal([3, [], ['loading', 'ready']]);
  });

  it('says why the server would not link what was scanned, and ends with that', () => {
    const { socialites, time, seen } = onView();
    time.advance(3000);
    const error = { kind: 'refused', message: '当前渠道账号已绑定了其它账号' } as const;
    socialites.statuses.failWith(error);
    expect(seen.values.at(-1)).to.deep.equal({ kind: 'failed', error });
    time.advance(10_000);
    expect(socialites.statuses.asked).to.equal(1);
  });

  it('goes on asking where the server refuses without a word, or the session has ended', () => {
    const { socialites, time, kinds } = onView();
    for (const error of [
      { kind: 'refused', message: '错误' },
      { kind: 'unauthorized', stale: true },
    ] as const) {
      time.advance(3000);
      socialites.statuses.failWith(error);
    }
    time.advance(3000);
    expect([socialites.statuses.asked, kinds()]).to.deep.equal([3, ['loading', 'ready']]);
  });

  it('says that it is linked although the member has signed out meanwhile', () => {
    const { socialites, time, session, kinds, seen } = onView();
    time.advance(3000);
    session.end();
    socialites.statuses.answer('linked');
    expect([kinds().at(-1), seen.errors]).to.deep.equal(['linked', []]);
  });

  it('expires by the word of the server, and by its own life, and begins anew when wanted', () => {
    for (const end of ['word', 'life'] as const) {
      const { socialites, time, renewals, kinds, notifier } = onView();
      if (end === 'word') {
        time.advance(3000);
        socialites.statuses.answer('expired');
      } else {
        for (let turn = 0; turn < 100; turn += 1) {
          time.advance(3000);
          if (socialites.statuses.waiting > 0) socialites.statuses.answer('waiting');
        }
      }
      expect(kinds(), end).to.deep.equal(['loading', 'ready', 'expired']);
      expect(notifier.said, end).to.deep.equal([]);
      renewals.next();
      expect([kinds().at(-1), socialites.tickets.asked]).to.deep.equal(['loading', 2]);
    }
  });

  it('says that no code could be had', () => {
    const { socialites, kinds } = opened();
    socialites.tickets.failWith({ kind: 'refused', message: '未开启微信公众号扫码登录' });
    expect(kinds()).to.deep.equal(['loading', 'failed']);
  });

  it('begins anew when Back brings the page back, and ends with its dialog', () => {
    const { socialites, presence, seen, time } = onView();
    presence.restore();
    socialites.tickets.answer(aTicket('second'));
    time.advance(3000);
    expect(socialites.statuses.waiting).to.equal(1);
    seen.stop();
    expect([socialites.statuses.waiting, time.pending]).to.deep.equal([0, 0]);
  });
});
