import { expect } from 'chai';
import { of } from 'rxjs';

import type { LoginUser } from '../../../src/domain/session/login-user.js';
import { aMember } from '../../support/sessions.js';
import { aMemberPlace } from '../../support/a-member-place.js';
import { aTicket } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

type Tab = ReturnType<typeof aMemberPlace>;

interface Change {
  readonly name: string;
  readonly before?: LoginUser;
  /** Does it, up to the word of the server that it is done. */
  readonly happens: (tab: Tab) => void;
  readonly after: Partial<LoginUser>;
}

const PROOF = { mobile: '13800000000', smsCode: '1' };

const CHANGES: readonly Change[] = [
  {
    name: 'the name',
    happens: ({ changes, profile }) => {
      watching(changes.nickname('晓雨'));
      profile.changes.complete();
    },
    after: { name: '晓雨', nicknameChanged: true },
  },
  {
    name: 'the avatar',
    happens: ({ avatar, pictures, profile }) => {
      watching(avatar.send({ address: '', width: 1, height: 1 }, { x: 0, y: 0, side: 1 }));
      pictures.cuts.answer({ name: 'avatar.jpg', mediaType: 'image/jpeg', bytes: new Uint8Array(1) });
      profile.changes.complete();
    },
    after: { avatar: 'https://site.example/new.jpg' },
  },
  {
    name: 'the mobile',
    happens: ({ mobileChange, profile }) => {
      watching(mobileChange.prove(PROOF));
      profile.proofs.answer('sign');
      watching(mobileChange.change({ mobile: '13711112222', smsCode: '1' }, 'sign'));
      profile.changes.complete();
    },
    after: { mobile: '13711112222' },
  },
  {
    name: 'the first mobile',
    before: aMember().withoutMobile(),
    happens: ({ afterSignIn }) => {
      watching(afterSignIn.finishForcedStep('bindMobile', '/member'));
    },
    after: { mobile: '13711112222', mobileBound: true },
  },
  {
    name: 'the real name',
    before: aMember().withoutFaceCheck(),
    happens: ({ afterSignIn }) => {
      watching(afterSignIn.finishForcedStep('faceCheck', '/member'));
    },
    after: { faceVerified: true, realName: '林*雨' },
  },
  {
    name: 'a first password',
    before: aMember().with({ passwordSet: false }),
    happens: ({ changes, profile }) => {
      watching(changes.password({ ...PROOF, password: 'p' }));
      profile.changes.complete();
    },
    after: { passwordSet: true },
  },
  {
    name: 'a QQ account that is linked',
    happens: ({ links, navigator, socialites }) => {
      navigator.go('/member?login_code=abc&action=bind');
      watching(links.arrival());
      socialites.bindings.complete();
    },
    after: { linked: { qq: true, wechat: false } },
  },
  {
    name: 'a WeChat account that is linked',
    happens: ({ wechat, socialites, time }) => {
      watching(wechat.watch(of()));
      socialites.tickets.answer(aTicket());
      time.advance(3000);
      socialites.statuses.answer('linked');
    },
    after: { linked: { qq: false, wechat: true } },
  },
  {
    name: 'an account that is let go',
    before: aMember().with({ linked: { qq: true, wechat: true } }),
    happens: ({ links, socialites }) => {
      watching(links.unlink('qq'));
      socialites.unbindings.complete();
    },
    after: { linked: { qq: false, wechat: true } },
  },
];

describe('What a member changes is true everywhere (pages §11)', () => {
  for (const { name, before = aMember(), happens, after } of CHANGES) {
    it(`${name}: in this tab and in every other, once the server has it`, () => {
      const here = aMemberPlace(before);
      const other = aMemberPlace(before, '/courses', here.store);
      happens(here);
      const now = aMember().with({ ...before, ...after });
      for (const tab of [here, other]) {
        expect(tab.members.details.waiting, 'asked for anew').to.equal(1);
        expect(tab.session.state$.value.kind, 'and a member meanwhile').to.equal('member');
        tab.members.details.answer(now);
        expect(tab.known()).to.deep.equal(now);
      }
      expect(other.notifier.said, 'nothing is said where nobody did anything').to.deep.equal([]);
    });
  }
});
