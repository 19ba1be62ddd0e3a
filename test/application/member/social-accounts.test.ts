import { expect } from 'chai';
import { Subject } from 'rxjs';

import type { WechatLinkState } from '../../../src/application/member/social-accounts.js';
import type { AppError } from '../../../src/domain/errors/app-error.js';
import { REQUEST_TIMED_OUT } from '../../../src/domain/errors/strings.js';
import { aMemberArea } from '../../support/a-page.js';
import { aMember } from '../../support/sessions.js';
import { aTicket, type FakeSocialAccountsGateway } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

const BACK = '/member?login_code=abc&action=bind&x=1#top';

describe('Linking a QQ or WeChat account', () => {
  it('leaves for QQ or WeChat with the member page as the return address of success and failure', () => {
    const { links, navigator } = aMemberArea(aMember(), '/member?do=nickname');
    links.leaveFor('wechat');
    const here = 'https://site.example/member';
    expect(navigator.journeys).to.deep.equal([`leave https://wechat.example/?bind=${here}&else=${here}`]);
  });

  it('sends the code in the address once, and removes it from the address before the request', () => {
    const { links, navigator, socialites, notifier, members, known } = aMemberArea(aMember(), BACK);
    const arriving = watching(links.arrival());
    expect([navigator.journeys, socialites.calls]).to.deep.equal([['replace /member?x=1#top'], ['abc']]);
    socialites.bindings.complete();
    expect([arriving.completed, notifier.messages, members.details.waiting]).to.deep.equal([
      true,
      ['success 绑定成功'],
      1,
    ]);
    expect(known()?.linked, 'the server knows which one').to.deep.equal({ qq: false, wechat: false });
    navigator.go(BACK);
    watching(links.arrival());
    expect(socialites.calls, 'a code can be used once').to.deep.equal(['abc']);
    expect(navigator.journeys.at(-1), 'the address is cleaned again').to.equal('replace /member?x=1#top');
  });

  it('reports why the account could not be linked, and completes without an error', () => {
    const { links, socialites, notifier } = aMemberArea(aMember(), BACK);
    const arriving = watching(links.arrival());
    socialites.bindings.failWith({ kind: 'refused', message: '当前渠道账号已绑定了其它账号' });
    expect(socialites.links.requestCount, 'no check after an answer of the server').to.equal(0);
    expect([arriving.completed, arriving.errors, notifier.messages]).to.deep.equal([
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
    it(`checks whether the account is linked before it reports a lost answer: ${lost.kind}`, () => {
      const { links, socialites, notifier, members } = aMemberArea(aMember(), BACK);
      const arriving = watching(links.arrival());
      socialites.bindings.failWith(lost);
      expect([socialites.links.requestCount, notifier.messages, arriving.completed]).to.deep.equal([1, [], false]);
      socialites.links.answer({ qq: lost.kind !== 'timeout', wechat: lost.kind === 'timeout' });
      expect([notifier.messages, arriving.completed]).to.deep.equal([['success 绑定成功'], true]);
      expect(members.details.waiting, 'the page requests the member again').to.equal(1);
    });
  }

  it('reports the lost answer when the account is not linked or the check fails', () => {
    const ends: readonly ((socialites: FakeSocialAccountsGateway) => void)[] = [
      ({ links }) => links.answer({ qq: false, wechat: true }),
      ({ links }) => links.failWith({ kind: 'offline' }),
    ];
    for (const end of ends) {
      const member = aMember().with({ linked: { qq: false, wechat: true } });
      const { links, socialites, notifier, members } = aMemberArea(member, BACK);
      const arriving = watching(links.arrival());
      socialites.bindings.failWith({ kind: 'timeout' });
      end(socialites);
      expect([arriving.errors, arriving.completed, members.details.waiting]).to.deep.equal([[], true, 0]);
      expect(notifier.messages).to.deep.equal([`error ${REQUEST_TIMED_OUT}`]);
    }
  });

  it('ignores an address with a sign-in code, or without a code or action', () => {
    for (const address of ['/member', '/member?login_code=abc&action=login', '/member?action=bind']) {
      const { links, navigator, socialites } = aMemberArea(aMember(), address);
      expect(watching(links.arrival()).completed).to.equal(true);
      expect([navigator.journeys, socialites.calls], address).to.deep.equal([[], []]);
    }
  });

  it('reports a timeout without a check when the visitor is anonymous', () => {
    const { links, session, socialites, notifier } = aMemberArea(aMember(), BACK);
    session.end();
    const arriving = watching(links.arrival());
    socialites.bindings.failWith({ kind: 'timeout' });
    expect([socialites.links.requestCount, arriving.errors]).to.deep.equal([0, []]);
    expect(notifier.messages).to.deep.equal([`error ${REQUEST_TIMED_OUT}`]);
  });

  it('can be undone for QQ while WeChat stays linked, with a toast even if the member has signed out meanwhile', () => {
    for (const signsOut of [false, true]) {
      const member = aMember().with({ linked: { qq: true, wechat: true } });
      const { links, socialites, notifier, known, session } = aMemberArea(member);
      const unlinking = watching(links.unlink('qq'));
      if (signsOut) session.end();
      socialites.unbindings.complete();
      expect([socialites.calls, notifier.messages]).to.deep.equal([['qq'], ['success 已解绑']]);
      expect([unlinking.errors, unlinking.completed]).to.deep.equal([[], true]);
      expect(known()?.linked).to.deep.equal(signsOut ? undefined : { qq: false, wechat: true });
    }
  });

  it('is undone after a lost answer where the server no longer has that account, and has failed otherwise', () => {
    for (const qq of [false, true]) {
      const { links, socialites } = aMemberArea();
      const unlinking = watching(links.unlink('qq'));
      socialites.unbindings.failWith({ kind: 'timeout' });
      socialites.links.answer({ qq, wechat: !qq });
      expect([unlinking.completed, unlinking.errors]).to.deep.equal([!qq, qq ? [{ kind: 'timeout' }] : []]);
    }
  });
});

function opened() {
  const area = aMemberArea();
  const renewals = new Subject<void>();
  const seen = watching<WechatLinkState>(area.wechat.watch(renewals));
  return { ...area, renewals, seen, kinds: () => seen.values.map(({ kind }) => kind) };
}

function withCode() {
  const open = opened();
  open.socialites.tickets.answer(aTicket());
  return open;
}

describe('Linking WeChat by a scan', () => {
  it('shows a QR code, polls every 3 s, and stops when WeChat is linked', () => {
    const { socialites, time, notifier, known, kinds } = withCode();
    expect(kinds()).to.deep.equal(['loading', 'ready']);
    time.advance(3000);
    socialites.statuses.answer('waiting');
    time.advance(3000);
    socialites.statuses.answer('linked');
    expect(kinds()).to.deep.equal(['loading', 'ready', 'linked']);
    expect([notifier.messages, known()?.linked]).to.deep.equal([['success 绑定成功'], { qq: false, wechat: true }]);
    time.advance(30_000);
    expect([socialites.statuses.requestCount, time.pending]).to.deep.equal([2, 0]);
  });

  it('takes the account as linked when the refused code was used by a poll whose answer was lost', () => {
    const { socialites, time, kinds, known } = withCode();
    time.advance(3000);
    socialites.statuses.failWith({ kind: 'timeout' });
    time.advance(3000);
    socialites.statuses.failWith({ kind: 'refused', message: '已过期' });
    socialites.links.answer({ qq: false, wechat: true });
    expect([kinds(), known()?.linked.wechat]).to.deep.equal([['loading', 'ready', 'linked'], true]);
  });

  it('reports why the server refused the link and stops; reports when no QR code could be loaded', () => {
    for (const isChecked of [true, false]) {
      const { socialites, time, seen } = withCode();
      time.advance(3000);
      const error = { kind: 'refused', message: '当前渠道账号已绑定了其它账号' } as const;
      socialites.statuses.failWith(error);
      if (isChecked) socialites.links.answer({ qq: false, wechat: false });
      else socialites.links.failWith({ kind: 'offline' });
      expect(seen.values.at(-1)).to.deep.equal({ kind: 'failed', error });
      time.advance(10_000);
      expect(socialites.statuses.requestCount).to.equal(1);
    }
    const failed = opened();
    failed.socialites.tickets.failWith({ kind: 'refused', message: '未开启微信公众号扫码登录' });
    expect(failed.kinds()).to.deep.equal(['loading', 'failed']);
  });

  it('continues to poll after a refusal without a message, and after the session has ended', () => {
    const { socialites, time, kinds } = withCode();
    for (const error of [
      { kind: 'refused', message: '错误' },
      { kind: 'unauthorized', isStale: true },
    ] as const) {
      time.advance(3000);
      socialites.statuses.failWith(error);
    }
    time.advance(3000);
    expect([socialites.statuses.requestCount, kinds()]).to.deep.equal([3, ['loading', 'ready']]);
  });

  it('reports the link although the member has signed out meanwhile', () => {
    const { socialites, time, session, kinds, seen } = withCode();
    time.advance(3000);
    session.end();
    socialites.statuses.answer('linked');
    expect([kinds().at(-1), seen.errors]).to.deep.equal(['linked', []]);
  });

  it('expires when the server says so or when the code has lived its time, and starts again on request', () => {
    for (const end of ['server', 'lifetime'] as const) {
      const { socialites, time, renewals, kinds, notifier } = opened();
      socialites.tickets.answer({ ...aTicket(), lifeMs: end === 'server' ? 300_000 : 3000 });
      time.advance(3000);
      if (end === 'server') socialites.statuses.answer('expired');
      expect(kinds(), end).to.deep.equal(['loading', 'ready', 'expired']);
      expect(notifier.messages, end).to.deep.equal([]);
      renewals.next();
      expect([kinds().at(-1), socialites.tickets.requestCount]).to.deep.equal(['loading', 2]);
    }
  });

  it('starts again when Back restores the page, and ends with its dialog', () => {
    const { socialites, presence, seen, time } = withCode();
    presence.restore();
    socialites.tickets.answer(aTicket('second'));
    time.advance(3000);
    expect(socialites.statuses.waiting).to.equal(1);
    seen.stop();
    expect([socialites.statuses.waiting, time.pending]).to.deep.equal([0, 0]);
  });
});
