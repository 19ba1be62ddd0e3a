import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'chai';

import { type MemberAction, MEMBER_ACTIONS } from '../../../src/domain/member/profile.js';
import type { LoginUser } from '../../../src/domain/session/login-user.js';
import { STORED_KEYS, type StoredKey } from '../../../src/domain/session/stored-keys.js';
import { aMember } from '../../support/sessions.js';
import { aFaceTicket, aTicket } from '../../support/fake-gateways.js';
import type { SiteWorld } from '../support/site-world.js';
import { servicesFetched } from '../support/services-fetched.js';
import { actionDialog, formsCompiled, openAction } from './open-member-page.js';

type Dialog = Awaited<ReturnType<typeof actionDialog>>;

interface LostForm {
  readonly name: string;
  readonly action: MemberAction;
  readonly member?: LoginUser;
  /** Uses the form up to the point where the session ends. */
  readonly use: (dialog: Dialog, user: UserEvent, world: SiteWorld) => unknown;
  /** Checks the form after the member has signed in again and come back. */
  readonly check: (dialog: Dialog, user: UserEvent, world: SiteWorld) => unknown;
}

const NEW_MOBILE = '13711112222';
const PASSWORD = 'never-stored';
const CODES = ['abcd', '123456'] as const;

const valueOf = (dialog: Dialog, label: string) => {
  const field = dialog.getByLabelText(label);
  return field instanceof HTMLInputElement ? field.value : undefined;
};

/** Pastes the whole text: typing it key by key is slow. */
async function paste(dialog: Dialog, user: UserEvent, label: string, text: string): Promise<void> {
  await user.click(dialog.getByLabelText(label));
  await user.paste(text);
}

async function typeCodes(dialog: Dialog, user: UserEvent): Promise<void> {
  await paste(dialog, user, '图形验证码', CODES[0]);
  await paste(dialog, user, '手机验证码', CODES[1]);
}

async function proveOldMobile(dialog: Dialog, user: UserEvent, world: SiteWorld): Promise<void> {
  await typeCodes(dialog, user);
  await user.click(dialog.getByRole('button', { name: '下一步' }));
  world.profile.proofs.answer('sign');
}

const FORMS: readonly LostForm[] = [
  {
    name: 'nickname, typed',
    action: 'nickname',
    use: (dialog, user) => user.type(dialog.getByLabelText('昵称'), '晓雨'),
    check: (dialog) => expect(valueOf(dialog, '昵称')).to.equal('晓雨'),
  },
  {
    name: 'nickname, confirmed',
    action: 'nickname',
    use: async (dialog, user) => {
      await user.type(dialog.getByLabelText('昵称'), '晓雨{Enter}');
      await user.click(dialog.getByRole('button', { name: '确定' }));
    },
    check: (dialog) => expect(valueOf(dialog, '昵称')).to.equal('晓雨'),
  },
  {
    name: 'password',
    action: 'password',
    use: async (dialog, user) => {
      await typeCodes(dialog, user);
      await paste(dialog, user, '密码', PASSWORD);
      await user.keyboard('{Enter}');
    },
    check: (dialog) => expect([valueOf(dialog, '密码'), valueOf(dialog, '手机验证码')]).to.deep.equal(['', '']),
  },
  {
    name: 'first mobile',
    action: 'mobile',
    member: aMember().withoutMobile(),
    use: async (dialog, user) => {
      await paste(dialog, user, '手机号', NEW_MOBILE);
      await typeCodes(dialog, user);
      await user.click(dialog.getByRole('button', { name: '确定' }));
    },
    check: (dialog) =>
      expect([valueOf(dialog, '手机号'), valueOf(dialog, '手机验证码')]).to.deep.equal([NEW_MOBILE, '']),
  },
  {
    name: 'change of mobile, first step',
    action: 'mobile',
    use: async (dialog, user) => {
      await typeCodes(dialog, user);
      await user.click(dialog.getByRole('button', { name: '下一步' }));
    },
    check: (dialog) => {
      expect(dialog.queryByText('第 1 步，共 2 步：验证原手机号')).not.to.equal(null);
      expect(valueOf(dialog, '手机验证码')).to.equal('');
    },
  },
  {
    name: 'change of mobile, second step',
    action: 'mobile',
    use: async (dialog, user, world) => {
      await proveOldMobile(dialog, user, world);
      await paste(dialog, user, '手机号', NEW_MOBILE);
      await typeCodes(dialog, user);
      await user.click(dialog.getByRole('button', { name: '确定' }));
    },
    check: async (dialog, user, world) => {
      await proveOldMobile(dialog, user, world);
      expect(valueOf(dialog, '手机号')).to.equal(NEW_MOBILE);
    },
  },
  {
    name: 'WeChat by a scan',
    action: 'link-wechat',
    use: (_dialog, _user, world) => showCode(world),
    check: (dialog, _user, world) => {
      showCode(world);
      expect(dialog.queryByRole('img', { name: '微信绑定二维码' })).not.to.equal(null);
    },
  },
  {
    name: 'unlinking QQ',
    action: 'unlink-qq',
    member: aMember().with({ linked: { qq: true, wechat: false } }),
    use: (dialog, user) => user.click(dialog.getByRole('button', { name: '确定' })),
    check: (dialog) => expect(dialog.queryByText('解绑后将不能使用QQ登录本账号，确定解绑吗？')).not.to.equal(null),
  },
  {
    name: 'unlinking WeChat',
    action: 'unlink-wechat',
    member: aMember().with({ linked: { qq: false, wechat: true } }),
    use: (dialog, user) => user.click(dialog.getByRole('button', { name: '确定' })),
    check: (dialog) => expect(dialog.queryByText('解绑后将不能使用微信登录本账号，确定解绑吗？')).not.to.equal(null),
  },
  {
    name: 'real name',
    action: 'real-name',
    member: aMember().withoutFaceCheck(),
    use: (_dialog, _user, world) => world.memberSteps.tickets.answer(aFaceTicket()),
    check: (dialog, _user, world) => {
      world.memberSteps.tickets.answer(aFaceTicket('again'));
      expect(dialog.queryByRole('img')).not.to.equal(null);
    },
  },
  {
    name: 'deletion',
    action: 'deletion',
    use: (dialog, user) => user.type(dialog.getByRole('textbox'), '注销{Enter}'),
    check: (dialog, _user, world) => {
      // The member must type this word on purpose, so it is not restored.
      expect(valueOf(dialog, '请输入“注销”以确认')).to.equal('');
      expect(world.profile.calls, 'nothing is sent without the member').to.have.length(1);
    },
  },
];

function showCode(world: SiteWorld): void {
  world.socialites.tickets.answer(aTicket());
}

/** The values of all stored keys. */
const stored = ({ store }: SiteWorld) =>
  (Object.keys(STORED_KEYS) as StoredKey[]).map((key) => store.read(key) ?? '').join('\n');

describe("A form of the member page, when the member's session ends,", () => {
  before(formsCompiled);

  it('is tested for every action', () => {
    expect(new Set(FORMS.map(({ action }) => action))).to.deep.equal(new Set(MEMBER_ACTIONS));
  });

  for (const { name, action, member = aMember(), use, check } of FORMS) {
    it(`opens again after login with the typed text, but no password or code is stored: ${name}`, async () => {
      const { user, world, dialog } = await openAction(action, member);
      await use(dialog, user, world);
      act(() => world.refusals.refused$.next());
      expect(world.navigator.journeys.at(-1)).to.equal(`replace /login?redirect=%2Fmember%3Fdo%3D${action}`);
      expect(screen.queryByRole('dialog')).to.equal(null);
      for (const secret of [PASSWORD, ...CODES, 'sign']) expect(stored(world)).not.to.include(secret);

      act(() => {
        world.store.write('token', 'another');
        world.members.details.answer(member);
        world.navigator.go(`/member?do=${action}`);
      });
      await servicesFetched();
      await check(await actionDialog(), user, world);
      // The dialog is opened twice, which takes long on a busy machine.
    }).timeout(60_000);
  }
});
