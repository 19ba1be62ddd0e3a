import { expect } from 'chai';
import { Subject } from 'rxjs';

import type { WechatLinkState } from '../../../src/application/member/social-links.js';
import type { AppError } from '../../../src/domain/errors/app-error.js';
import { REQUEST_TIMED_OUT } from '../../../src/domain/errors/strings.js';
import { aMemberArea } from '../../support/a-page.js';
import { aMember } from '../../support/sessions.js';
import { aTicket, type FakeSocialiteGateway } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

const BACK = '/member?login_code=abc&action=bind&x=1#top';

describe('QQ and WeChat as ways into an account', () => {
  it('leaves for QQ and comes back to the member either way', () => {
    const { links, navigator } = aMemberArea(aMember(), '/member?do=nickname');
    links.leaveForQq();
    const here = 'https://site.example/member';
    expect(navigator.journeys).to.deep.equal([`leave https://qq.example/?bind=${here}&else=${here}`]);
  });

  it('links what the address has brought back, once, and cleans the address before anything is asked', () => {
    const { links, navigator, socialites, notifier, members } = aMemberArea(aMember(), BACK);
    const arriving = watching(links.arrival());
    expect([navigator.journeys, socialites.asked]).to.deep.equal([['replace /member?x=1#top'], ['abc']]);
    socialites.bindings.complete();
    expect([arriving.completed, notifier.said, members.details.waiting]).to.deep.equal([true, ['success 绑定成功'], 1]);
    navigator.go(BACK);
    watching(links.arrival());
    expect(socialites.asked, 'a code is good for one try').to.deep.equal(['abc']);
    expect(navigator.journeys.at(-1), 'and the address is cleaned all the same').to.equal('replace /member?x=1#top');
  });

  it('says in words why it could not be linked, and never fails', () => {
    const { links, socialites, notifier } = aMemberArea(aMember(), BACK);
    const arriving = watching(links.arrival());
    socialites.bindings.failWith({ kind: 'refused', message: '当前渠道账号已绑定了其它账号' });
    expect(socialites.links.asked, 'that is an answer').to.equal(0);
    expect([arriving.completed, arriving.errors, notifier.said]).to.deep.equal([
      true,
      [],
      ['error 当前渠道账号已绑定了其它账号'],
    ]);
  });

  for (const lost of [
    { kind: 'timeout' },
    { kind: 'broken', status: 502 },
    { kind: 'refused', message: '错误' },
  ] as const satisfies readonly AppError[]) {
    it(`asks whether it is linked before it says anything of an answer that was lost: ${lost.kind}`, () => {
      const { links, socialites, notifier, members } = aMemberArea(aMember(), BACK);
      const arriving = watching(links.arrival());
      socialites.bindings.failWith(lost);
      expect([socialites.links.asked, notifier.said, arriving.completed]).to.deep.equal([1, [], false]);
      socialites.links.answer({ qq: lost.kind !== 'timeout', wechat: lost.kind === 'timeout' });
      expect([notifier.said, arriving.completed]).to.deep.equal([['success 绑定成功'], true]);
      expect(members.details.waiting, 'the page, and every tab, asks for the member anew').to.equal(1);
    });
  }

  it('says that the answer was lost where nothing is linked by it, or that cannot be asked either', () => {
    const ends: readonly ((socialites: FakeSocialiteGateway) => void)[] = [
      ({ links }) => {
        links.answer({ qq: false, wechat: true });
      },
      ({ links }) => {
        links.failWith({ kind: 'offline' });
      },
    ];
    for (const end of ends) {
      const member = aMember().with({ linked: { qq: false, wechat: true } });
      const { links, socialites, notifier, members } = aMemberArea(member, BACK);
      const arriving = watching(links.arrival());
      socialites.bindings.failWith({ kind: 'timeout' });
      end(socialites);
      expect([arriving.errors, arriving.completed, members.details.waiting]).to.deep.equal([[], true, 0]);
      expect(notifier.said).to.deep.equal([`error ${REQUEST_TIMED_OUT}`]);
    }
  });

  it('has nothing to do with the code of a sign-in, nor without any', () => {
    for (const address of ['/member', '/member?login_code=abc&action=login', '/member?action=bind']) {
      const { links, navigator, socialites } = aMemberArea(aMember(), address);
      expect(watching(links.arrival()).completed).to.equal(true);
      expect([navigator.journeys, socialites.asked], address).to.deep.equal([[], []]);
    }
  });

  it('fails with its own words where nobody is known yet, and asks nothing more', () => {
    const { links, session, socialites, notifier } = aMemberArea(aMember(), BACK);
    session.end();
    const arriving = watching(links.arrival());
    socialites.bindings.failWith({ kind: 'timeout' });
    expect([socialites.links.asked, arriving.errors]).to.deep.equal([0, []]);
    expect(notifier.said).to.deep.equal([`error ${REQUEST_TIMED_OUT}`]);
  });

  it('lets go of one and leaves the other, and says so although the member has signed out meanwhile', () => {
    for (const leaves of [false, true]) {
      const member = aMember().with({ linked: { qq: true, wechat: true } });
      const { links, socialites, notifier, known, session } = aMemberArea(member);
      const unlinking = watching(links.unlink('qq'));
      if (leaves) session.end();
      socialites.unbindings.complete();
      expect([socialites.asked, notifier.said]).to.deep.equal([['qq'], ['success 已解绑']]);
      expect([unlinking.errors, unlinking.completed]).to.deep.equal([[], true]);
      expect(known()?.linked).to.deep.equal(leaves ? undefined : { qq: false, wechat: true });
    }
  });
});

function opened() {
  const place = aMemberArea();
  const renewals = new Subject<void>();
  const seen = watching<WechatLinkState>(place.wechat.watch(renewals));
  return { ...place, renewals, seen, kinds: () => seen.values.map(({ kind }) => kind) };
}

function onView() {
  const open = opened();
  open.socialites.tickets.answer(aTicket());
  return open;
}

describe('WeChat linked by a scan', () => {
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

  it('says why the server would not link what was scanned, and ends with that; or that no code could be had', () => {
    const { socialites, time, seen } = onView();
    time.advance(3000);
    const error = { kind: 'refused', message: '当前渠道账号已绑定了其它账号' } as const;
    socialites.statuses.failWith(error);
    expect(seen.values.at(-1)).to.deep.equal({ kind: 'failed', error });
    time.advance(10_000);
    expect(socialites.statuses.asked).to.equal(1);
    const none = opened();
    none.socialites.tickets.failWith({ kind: 'refused', message: '未开启微信公众号扫码登录' });
    expect(none.kinds()).to.deep.equal(['loading', 'failed']);
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
