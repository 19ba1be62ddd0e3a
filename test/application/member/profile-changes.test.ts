import { expect } from 'chai';
import { of } from 'rxjs';

import type { LoginUser } from '../../../src/domain/session/login-user.js';
import { aMemberArea } from '../../support/a-page.js';
import { aMember } from '../../support/sessions.js';
import { aTicket } from '../../support/fake-gateways.js';
import { type Watched, watching } from '../../support/watching.js';

describe('The profile forms', () => {
  it('change the nickname everywhere at once, request the member again and erase the draft', () => {
    const { changes, profile, drafts, notifier, members, known } = aMemberArea();
    drafts.save('nickname', ' 晓雨 ');
    const changing = watching(changes.nickname(' 晓雨 '));
    expect(profile.calls).to.deep.equal([['nickname', '晓雨']]);
    expect([known()?.name, notifier.messages]).to.deep.equal(['小明', []]);
    profile.changes.complete();
    expect(known()).to.include({ name: '晓雨', hasChangedNickname: true });
    expect([changing.completed, notifier.messages, drafts.read('nickname')]).to.deep.equal([
      true,
      ['success 昵称修改成功'],
      '',
    ]);
    expect(members.details.waiting, 'the server decides the name').to.equal(1);
    members.details.answer(aMember().with({ name: '晓雨(1)' }));
    expect(known()?.name).to.equal('晓雨(1)');
  });

  it('show the nickname of another tab when the server accepts no other; the same one counts as changed', () => {
    const refused = { kind: 'refused', message: '当前用户已配置昵称' } as const;
    for (const [there, errors, message] of [
      ['小红', [refused], []],
      ['晓雨', [], ['success 昵称修改成功']],
    ] as const) {
      const { changes, profile, members, known, notifier } = aMemberArea();
      const changing = watching(changes.nickname('晓雨'));
      profile.changes.failWith(refused);
      members.details.answer(aMember().with({ name: there, hasChangedNickname: true }));
      expect(known()?.hasChangedNickname, 'before the member is loaded again').to.equal(true);
      members.details.answer(aMember().with({ name: there, hasChangedNickname: true }));
      expect([changing.errors, notifier.messages, known()?.name]).to.deep.equal([errors, message, there]);
    }
  });

  it('pass on any other refusal of a nickname without asking the server about the member', () => {
    const { changes, profile, members } = aMemberArea();
    const error = { kind: 'refused', message: 'no' } as const;
    const changing = watching(changes.nickname('Ann'));
    profile.changes.failWith(error);
    expect([changing.errors, members.details.waiting]).to.deep.equal([[error], 0]);
  });

  it('set a password for the mobile in the format of the server', () => {
    const { changes, profile, known, notifier } = aMemberArea(aMember().with({ hasPassword: false }));
    watching(changes.password({ mobile: '138 0000-0000', smsCode: ' 123456 ', password: ' p ' }));
    profile.changes.complete();
    expect(profile.calls).to.deep.equal([['password', { mobile: '13800000000', smsCode: '123456', password: ' p ' }]]);
    expect([known()?.hasPassword, notifier.messages]).to.deep.equal([true, ['success 密码设置成功']]);
  });

  it('request the deletion of the account, remove the notes of the member and sign out, also where it was requested before; not after a refusal', () => {
    const { changes, profile, store, notifier, navigator, time, notes } = aMemberArea(aMember().withId(7));
    for (const id of ['7.5.a', '7.6.b', '8.5.c', '70.5.d']) notes.write(id, '');
    const refusal = { kind: 'refused', message: '暂不支持注销' } as const;
    const refused = watching(changes.deletion());
    profile.changes.failWith(refusal);
    expect([refused.errors, store.read('token'), notes.ids().length]).to.deep.equal([[refusal], 't', 4]);
    watching(changes.deletion());
    profile.changes.failWith({ kind: 'refused', message: '用户已申请注销' });
    expect(notes.ids()).to.deep.equal(['8.5.c', '70.5.d']);
    expect([store.read('token'), notifier.messages]).to.deep.equal([
      undefined,
      ['success 已申请注销，账号将在 7 天后删除', 'success 已安全退出'],
    ]);
    time.advance(500);
    expect(navigator.journeys).to.deep.equal(['reload /']);
  });
});

const OLD = { mobile: '13800000000', smsCode: '111111' };
const NEW = { mobile: '+86 139-1111-2222', smsCode: ' 222222 ' };

function proved() {
  const area = aMemberArea();
  watching(area.mobileChange.prove(OLD));
  area.profile.proofs.answer('sign');
  return area;
}

describe('The change of the mobile in two steps', () => {
  it('verifies the old mobile, then replaces it with the new one', () => {
    const { mobileChange, profile, drafts, known, notifier } = proved();
    expect(mobileChange.step$.value).to.deep.equal({ kind: 'change', proof: 'sign' });
    drafts.save('mobile', '13911112222');
    const changing = watching(mobileChange.change(NEW, 'sign'));
    profile.changes.complete();
    expect(profile.calls).to.deep.equal([
      ['prove', OLD],
      ['mobile', { mobile: '13911112222', smsCode: '222222', proof: 'sign' }],
    ]);
    expect(known()).to.include({ mobile: '13911112222', isMobileBound: true });
    expect([changing.completed, notifier.messages, drafts.read('mobile')]).to.deep.equal([
      true,
      ['success 手机号换绑成功'],
      '',
    ]);
  });

  it('stays at the first step when the code is wrong', () => {
    const { mobileChange, profile } = aMemberArea();
    const proving = watching(mobileChange.prove(OLD));
    profile.proofs.failWith({ kind: 'refused', message: '短信验证码错误' });
    expect(proving.errors).to.have.length(1);
    expect(mobileChange.step$.value).to.deep.equal({ kind: 'prove', isExpired: false });
  });

  it('returns to the first step without a request when the verification is an hour old', () => {
    const { mobileChange, profile, time } = proved();
    const calls = () => profile.calls.map(([call]) => call);
    time.advance(3_600_000 - 1);
    watching(mobileChange.change(NEW, 'sign')).stop();
    time.advance(1);
    const late = watching(mobileChange.change(NEW, 'sign'));
    expect([late.errors, calls()]).to.deep.equal([[], ['prove', 'mobile']]);
    expect(mobileChange.step$.value).to.deep.equal({ kind: 'prove', isExpired: true });
  });

  it('returns to the first step when the server rejects the verification, and stays at the second otherwise', () => {
    for (const [message, isExpired] of [
      ['参数错误', true],
      ['手机号已存在', false],
    ] as const) {
      const { mobileChange, profile, notifier, known } = proved();
      const changing = watching(mobileChange.change(NEW, 'sign'));
      const error = { kind: 'refused', message } as const;
      profile.changes.failWith(error);
      expect([changing.errors, notifier.messages]).to.deep.equal([isExpired ? [] : [error], []]);
      const step = isExpired ? { kind: 'prove', isExpired: true } : { kind: 'change', proof: 'sign' };
      expect(mobileChange.step$.value).to.deep.equal(step);
      expect(known()?.mobile).to.equal('13800000000');
    }
  });
});

type Tab = ReturnType<typeof aMemberArea>;

interface Change {
  readonly name: string;
  readonly before?: LoginUser;
  /** Makes the change and lets the server confirm it. */
  readonly make: (tab: Tab) => void;
  readonly after: Partial<LoginUser>;
}

const PROOF = { mobile: '13800000000', smsCode: '1' };

const CHANGES: readonly Change[] = [
  {
    name: 'the name',
    make: ({ changes, profile }) => {
      watching(changes.nickname('晓雨'));
      profile.changes.complete();
    },
    after: { name: '晓雨', hasChangedNickname: true },
  },
  {
    name: 'the avatar',
    make: ({ avatar, images, profile }) => {
      watching(avatar.send({ address: '', width: 1, height: 1 }, { x: 0, y: 0, side: 1 }));
      images.cuts.answer({ name: 'avatar.jpg', mediaType: 'image/jpeg', bytes: new Uint8Array(1) });
      profile.changes.complete();
    },
    after: { avatar: 'https://site.example/new.jpg' },
  },
  {
    name: 'the mobile',
    make: ({ mobileChange, profile }) => {
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
    make: ({ afterSignIn }) => {
      watching(afterSignIn.finishForcedStep('bindMobile', '/member'));
    },
    after: { mobile: '13711112222', isMobileBound: true },
  },
  {
    name: 'the real name',
    before: aMember().withoutFaceCheck(),
    make: ({ afterSignIn }) => {
      watching(afterSignIn.finishForcedStep('faceCheck', '/member'));
    },
    after: { isFaceVerified: true, realName: '林*雨' },
  },
  {
    name: 'a first password',
    before: aMember().with({ hasPassword: false }),
    make: ({ changes, profile }) => {
      watching(changes.password({ ...PROOF, password: 'p' }));
      profile.changes.complete();
    },
    after: { hasPassword: true },
  },
  {
    name: 'a linked QQ account',
    make: ({ links, navigator, socialites }) => {
      navigator.go('/member?login_code=abc&action=bind');
      watching(links.arrival());
      socialites.bindings.complete();
    },
    after: { linked: { qq: true, wechat: false } },
  },
  {
    name: 'a linked WeChat account',
    make: ({ wechat, socialites, time }) => {
      watching(wechat.watch(of()));
      socialites.tickets.answer(aTicket());
      time.advance(3000);
      socialites.statuses.answer('linked');
    },
    after: { linked: { qq: false, wechat: true } },
  },
  {
    name: 'an unlinked account',
    before: aMember().with({ linked: { qq: true, wechat: true } }),
    make: ({ links, socialites }) => {
      watching(links.unlink('qq'));
      socialites.unbindings.complete();
    },
    after: { linked: { qq: false, wechat: true } },
  },
];

const LOST = { kind: 'timeout' } as const;

/** Starts the change up to its request; then what the member is once it is made. */
const LOST_CHANGES: Readonly<Record<string, readonly [(tab: Tab) => Watched<unknown>, Partial<LoginUser>]>> = {
  'a first password': [({ changes }) => watching(changes.password({ ...PROOF, password: 'p' })), { hasPassword: true }],
  'the mobile': [
    ({ mobileChange, profile }) => {
      watching(mobileChange.prove(PROOF));
      profile.proofs.answer('sign');
      return watching(mobileChange.change(NEW, 'sign'));
    },
    { mobile: '13911112222' },
  ],
  'the avatar': [
    ({ avatar, images }) => {
      const sending = watching(avatar.send({ address: '', width: 1, height: 1 }, { x: 0, y: 0, side: 1 }));
      images.cuts.answer({ name: 'avatar.jpg', mediaType: 'image/jpeg', bytes: new Uint8Array(1) });
      return sending;
    },
    { avatar: 'https://site.example/new.jpg' },
  ],
};

describe('A profile change whose answer is lost', () => {
  for (const [what, [start, after]] of Object.entries(LOST_CHANGES)) {
    it(`of ${what} is made where the server then shows it, and has failed otherwise`, () => {
      const before = aMember().with({ hasPassword: false });
      for (const isMade of [true, false]) {
        const tab = aMemberArea(before);
        const changing = start(tab);
        tab.profile.changes.failWith(LOST);
        tab.members.details.answer(isMade ? before.with(after) : before);
        expect([changing.completed, changing.errors]).to.deep.equal([isMade, isMade ? [] : [LOST]]);
      }
    });
  }

  it('of a second password has failed at once: the server shows only whether there is one', () => {
    const { changes, profile, members } = aMemberArea();
    const changing = watching(changes.password({ ...PROOF, password: 'p' }));
    profile.changes.failWith(LOST);
    expect([changing.errors, members.details.waiting]).to.deep.equal([[LOST], 0]);
  });

  it('is sent at once with another nickname or mobile: the question about the first says nothing of it', () => {
    const { changes, mobileChange, profile, members } = proved();
    for (const send of [changes.nickname('Ann'), mobileChange.change(NEW, 'sign')]) {
      watching(send);
      profile.changes.failWith(LOST);
      members.details.failWith(LOST);
    }
    watching(changes.nickname('Bea'));
    watching(mobileChange.change(OLD, 'sign'));
    expect([profile.changes.waiting, members.details.waiting]).to.deep.equal([2, 0]);
  });
});

describe('A profile change', () => {
  for (const { name, before = aMember(), make, after } of CHANGES) {
    it(`of ${name} appears in this tab and in another tab once the server has confirmed it`, () => {
      const here = aMemberArea(before);
      const other = aMemberArea(before, '/courses', here.store);
      make(here);
      const now = aMember().with({ ...before, ...after });
      for (const tab of [here, other]) {
        expect(tab.members.details.waiting, 'requested again').to.equal(1);
        expect(tab.session.state$.value.kind, 'still a member meanwhile').to.equal('member');
        tab.members.details.answer(now);
        expect(tab.known()).to.deep.equal(now);
      }
      expect(other.notifier.messages, 'no toast in the other tab').to.deep.equal([]);
    });
  }
});
