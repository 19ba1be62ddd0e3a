import { expect } from 'chai';

import type { AppError } from '../../../src/domain/errors/app-error.js';
import { REQUEST_TIMED_OUT } from '../../../src/domain/errors/strings.js';
import { aMember } from '../../support/sessions.js';
import { aMemberPlace } from '../../support/a-member-place.js';
import type { FakeSocialiteGateway } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

const BACK = '/member?login_code=abc&action=bind&x=1#top';

describe('QQ and WeChat as ways into an account (pages §11, API 2.22)', () => {
  it('leaves for QQ and comes back to the member either way', () => {
    const { links, navigator } = aMemberPlace(aMember(), '/member?do=nickname');
    links.leaveForQq();
    const here = 'https://site.example/member';
    expect(navigator.journeys).to.deep.equal([`leave https://qq.example/?bind=${here}&else=${here}`]);
  });

  it('links what the address has brought back, once, and cleans the address before anything is asked', () => {
    const { links, navigator, socialites, notifier, members } = aMemberPlace(aMember(), BACK);
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
    const { links, socialites, notifier } = aMemberPlace(aMember(), BACK);
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
    it(`asks whether it is linked before it says anything of an answer that was lost: ${lost.kind} (issue 13)`, () => {
      const { links, socialites, notifier, members } = aMemberPlace(aMember(), BACK);
      const arriving = watching(links.arrival());
      socialites.bindings.failWith(lost);
      expect([socialites.links.asked, notifier.said, arriving.completed]).to.deep.equal([1, [], false]);
      socialites.links.answer({ qq: lost.kind !== 'timeout', wechat: lost.kind === 'timeout' });
      expect([notifier.said, arriving.completed]).to.deep.equal([['success 绑定成功'], true]);
      expect(members.details.waiting, 'the page, and every tab, asks for the member anew').to.equal(1);
    });
  }

  it('says that the answer was lost where nothing is linked by it, or that cannot be asked either (issue 13)', () => {
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
      const { links, socialites, notifier, members } = aMemberPlace(member, BACK);
      const arriving = watching(links.arrival());
      socialites.bindings.failWith({ kind: 'timeout' });
      end(socialites);
      expect([arriving.errors, arriving.completed, members.details.waiting]).to.deep.equal([[], true, 0]);
      expect(notifier.said).to.deep.equal([`error ${REQUEST_TIMED_OUT}`]);
    }
  });

  it('has nothing to do with the code of a sign-in, nor without any', () => {
    for (const address of ['/member', '/member?login_code=abc&action=login', '/member?action=bind']) {
      const { links, navigator, socialites } = aMemberPlace(aMember(), address);
      expect(watching(links.arrival()).completed).to.equal(true);
      expect([navigator.journeys, socialites.asked], address).to.deep.equal([[], []]);
    }
  });

  it('fails with its own words where nobody is known yet, and asks nothing more', () => {
    const { links, session, socialites, notifier } = aMemberPlace(aMember(), BACK);
    session.end();
    const arriving = watching(links.arrival());
    socialites.bindings.failWith({ kind: 'timeout' });
    expect([socialites.links.asked, arriving.errors]).to.deep.equal([0, []]);
    expect(notifier.said).to.deep.equal([`error ${REQUEST_TIMED_OUT}`]);
  });

  it('says that it let go of one although the member has signed out meanwhile', () => {
    const { links, session, socialites, notifier } = aMemberPlace(
      aMember().with({ linked: { qq: true, wechat: true } }),
    );
    const unlinking = watching(links.unlink('qq'));
    session.end();
    socialites.unbindings.complete();
    expect([unlinking.errors, unlinking.completed, notifier.said]).to.deep.equal([[], true, ['success 已解绑']]);
  });

  it('lets go of one and leaves the other', () => {
    const { links, socialites, notifier, known } = aMemberPlace(aMember().with({ linked: { qq: true, wechat: true } }));
    watching(links.unlink('qq'));
    socialites.unbindings.complete();
    expect([socialites.asked, notifier.said]).to.deep.equal([['qq'], ['success 已解绑']]);
    expect(known()?.linked).to.deep.equal({ qq: false, wechat: true });
  });
});
