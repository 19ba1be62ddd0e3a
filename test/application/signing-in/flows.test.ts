import { expect } from 'chai';
import { BehaviorSubject, type Observable } from 'rxjs';

import { formDrafts } from '../../../src/application/session/drafts.js';
import { TypedMobile } from '../../../src/application/signing-in/typed-mobile.js';
import type { SessionState } from '../../../src/domain/session/session-state.js';
import { BOUND, BOUND_BEFORE } from '../../../src/domain/signing-in/strings.js';
import { aRunningPage } from '../../support/a-page.js';
import type { FakeRequest } from '../../support/fake-request.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { aMember, anonymous, sessionOf } from '../../support/sessions.js';
import { aSite } from '../../support/site.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

const TYPED = { mobile: '+86 138-0000 0000', smsCode: ' 123456 ', password: ' secret ' };
const PROOF = { mobile: '13800000000', smsCode: '123456' };

function theFlows(stored: { readonly msv?: string; readonly token?: string } = {}) {
  const site = aSite().requiringMobile().requiringFaceCheck();
  const page = aRunningPage({ address: '/login?redirect=%2Fvip', stored, site });
  const reported = () => [page.notifier.messages, page.store.read('token'), page.navigator.journeys];
  return { ...page, ...page.signingIn, reported };
}

type Flows = ReturnType<typeof theFlows>;

interface Row {
  readonly dialog: 'login' | 'register' | 'forgot-password';
  readonly perform: (flows: Flows) => Observable<never>;
  readonly request: (flows: Flows) => Pick<FakeRequest<never>, 'requestCount' | 'waiting' | 'failWith'>;
  readonly sent: (flows: Flows) => readonly unknown[];
  readonly sends: (msv: string) => object;
  /** Answers the requests of the flow and checks where it leads. */
  readonly ends: (flows: Flows) => void;
}

/** The visitor is at the target of docs/spec/signing-in.md#after-sign-in, without a toast. */
function signedIn(flows: Flows): void {
  flows.gateway.tokens.answer('fresh');
  expect(flows.reported()).to.deep.equal([[], 'fresh', ['replace /vip']]);
}

/**
 * First the token is stored, then the member is loaded, then the face check may be required
 * (docs/spec/signing-in.md#after-sign-in).
 */
const bound = (answer: (flows: Flows) => void) => (flows: Flows) => {
  answer(flows);
  expect([...flows.reported(), flows.members.details.waiting]).to.deep.equal([['success 绑定成功'], 'fresh', [], 1]);
  flows.members.details.answer(aMember().withoutFaceCheck());
  expect(flows.navigator.journeys).to.deep.equal(['replace /face-check?redirect=%2Fvip']);
};

/**
 * The login dialog is open with the mobile filled in, and the target is preserved
 * (docs/spec/signing-in.md#registration).
 */
const backAtLogin = (done: string) => (flows: Flows) => {
  expect(flows.dialogs.dialog$.value?.kind).not.to.equal('login');
  flows.gateway.accounts.complete();
  expect(flows.reported()).to.deep.equal([[`success ${done}`], undefined, []]);
  expect(flows.dialogs.dialog$.value).to.deep.equal({ kind: 'login' });
  expect([flows.typedMobile.value, flows.dialogs.target]).to.deep.equal([PROOF.mobile, '/study-center']);
};

const ROWS: Readonly<Record<string, Row>> = {
  'Login by password': {
    dialog: 'login',
    perform: ({ login }) => login.withPassword(TYPED),
    request: ({ gateway }) => gateway.tokens,
    sent: ({ gateway }) => gateway.sent,
    sends: () => ({ mobile: PROOF.mobile, password: TYPED.password }),
    ends: signedIn,
  },
  'Login by SMS': {
    dialog: 'login',
    perform: ({ login }) => login.withSms(TYPED),
    request: ({ gateway }) => gateway.tokens,
    sent: ({ gateway }) => gateway.sent,
    sends: (msv) => ({ ...PROOF, msv }),
    ends: signedIn,
  },
  Registration: {
    dialog: 'register',
    perform: ({ register }) => register.perform(TYPED),
    request: ({ gateway }) => gateway.accounts,
    sent: ({ gateway }) => gateway.sent,
    sends: (msv) => ({ ...PROOF, password: TYPED.password, msv }),
    ends: backAtLogin('注册成功'),
  },
  'Password reset': {
    dialog: 'forgot-password',
    perform: ({ resetPassword }) => resetPassword.perform(TYPED),
    request: ({ gateway }) => gateway.accounts,
    sent: ({ gateway }) => gateway.sent,
    sends: () => ({ ...PROOF, password: TYPED.password }),
    ends: backAtLogin('密码重置成功'),
  },
  'Binding a mobile after a scan': {
    dialog: 'login',
    perform: ({ bindMobile }) => bindMobile.afterScan(TYPED, 'scan1'),
    request: ({ scans }) => scans.tokens,
    sent: ({ scans }) => scans.bindings,
    sends: (msv) => ({ ...PROOF, code: 'scan1', msv }),
    ends: bound(({ scans }) => scans.tokens.answer('fresh')),
  },
  'Binding a mobile after a code login': {
    dialog: 'login',
    perform: ({ bindMobile }) => bindMobile.afterCodeLogin(TYPED, 'login1'),
    request: ({ gateway }) => gateway.tokens,
    sent: ({ gateway }) => gateway.sent,
    sends: (msv) => ({ ...PROOF, loginCode: 'login1', msv }),
    ends: bound(({ gateway }) => gateway.tokens.answer('fresh')),
  },
};

for (const [title, row] of Object.entries(ROWS)) {
  describe(title, () => {
    function opened(msv?: string) {
      const flows = theFlows(msv === undefined ? {} : { msv });
      flows.dialogs.open({ kind: row.dialog }, row.dialog === 'login' ? undefined : '/study-center');
      const flow$ = row.perform(flows);
      expect(row.request(flows).requestCount, 'no request before the subscription').to.equal(0);
      return { flows, request: row.request(flows), performing: watching(flow$) };
    }

    it('sends the typed data, normalised except for the password, and an empty msv without an inviter', () => {
      for (const msv of ['inviter', undefined]) {
        const { flows } = opened(msv);
        expect(row.sent(flows)).to.deep.equal([row.sends(msv ?? '')]);
      }
    });

    it('leads where the specification says, and emits no value', () => {
      const { flows, performing } = opened('inviter');
      row.ends(flows);
      expect([performing.completed, performing.values]).to.deep.equal([true, []]);
    });
  });
}

for (const flow of ['register', 'resetPassword'] as const)
  describe(`The password of ${flow}, after a lost answer,`, () => {
    it('is forgotten where the login fails: the question is about the one that is typed now, which is sent when it is another one', () => {
      const flows = theFlows();
      const { accounts, tokens } = flows.gateway;
      const perform = (password: string) => watching(flows[flow].perform({ ...TYPED, password }));
      perform('first');
      accounts.failWith({ kind: 'offline' });
      tokens.failWith({ kind: 'offline' });
      perform('second');
      expect([accounts.waiting, tokens.waiting]).to.deep.equal([0, 1]);
      expect(flows.gateway.sent.at(-1)).to.deep.equal({ mobile: PROOF.mobile, password: 'second' });
      tokens.failWith({ kind: 'refused', message: '手机号或密码错误' });
      expect([accounts.waiting, tokens.waiting]).to.deep.equal([1, 0]);
      expect(flows.gateway.sent.at(-1)).to.include({ password: 'second' });
    });

    it('is that of the account where a login with it succeeds; the visitor is not signed in', () => {
      const flows = theFlows();
      const performing = watching(flows[flow].perform(TYPED));
      flows.gateway.accounts.failWith({ kind: 'offline' });
      flows.gateway.tokens.answer('fresh');
      expect([performing.completed, performing.errors, flows.store.read('token')]).to.deep.equal([true, [], undefined]);
    });
  });

describe('Binding a mobile as a member', () => {
  function asMember() {
    const flows = theFlows({ token: 't' });
    flows.members.details.answer(aMember().withoutMobile());
    return { ...flows, binding: watching(flows.bindMobile.asMember(TYPED, '/order')) };
  }

  it('shows 绑定成功, requests the member again, and opens the page where the member was heading', () => {
    const { steps, members, navigator, notifier, binding, typedMobile } = asMember();
    typedMobile.remember(PROOF.mobile);
    expect([steps.proofs, members.details.waiting]).to.deep.equal([[PROOF], 0]);
    steps.bindings.complete();
    expect(typedMobile.value, 'the form that changes it is empty').to.equal('');
    expect([notifier.messages, members.details.waiting]).to.deep.equal([['success 绑定成功'], 1]);
    members.details.answer(aMember());
    expect([binding.completed, navigator.journeys]).to.deep.equal([true, ['replace /order']]);
  });

  it('does not ask for a mobile again although the server does not report it yet', () => {
    const { steps, members, session } = asMember();
    steps.bindings.complete();
    members.details.answer(aMember().withoutMobile());
    expect(session.state$.value).to.have.nested.property('user.isMobileBound', true);
  });

  it('has succeeded after a lost answer only where the server names this mobile as bound', () => {
    const lost = { kind: 'timeout' } as const;
    for (const [now, messages, errors] of [
      [aMember(), [`success ${BOUND}`], []],
      [aMember().with({ mobile: '13900000000' }), [], [lost]],
      [aMember().with({ isMobileBound: false }), [], [lost]],
    ] as const) {
      const { steps, members, notifier, binding } = asMember();
      steps.bindings.failWith(lost);
      members.details.answer(now);
      expect([notifier.messages, binding.errors]).to.deep.equal([messages, errors]);
    }
  });

  it('goes on without a toast where another tab has bound a mobile, and not after another refusal', () => {
    for (const message of [BOUND_BEFORE, 'no']) {
      const { steps, members, notifier, binding } = asMember();
      const error = { kind: 'refused', message } as const;
      steps.bindings.failWith(error);
      const [errors, reloads] = message === BOUND_BEFORE ? [[], 1] : [[error], 0];
      expect([binding.errors, members.details.waiting, notifier.messages]).to.deep.equal([errors, reloads, []]);
    }
  });
});

describe('The typed mobile', () => {
  it('is the last one typed, normalised, and empty before', () => {
    const session = sessionOf(new BehaviorSubject<SessionState>(anonymous));
    const typed = new TypedMobile(formDrafts(new FakeVisitStore(), session, new VirtualClock()));
    expect(typed.value).to.equal('');
    typed.remember('138 0000');
    typed.remember('\u2068+86 138 0000 0000\u2069');
    expect(typed.value).to.equal('13800000000');
  });

  it('is one for all forms, and every other field is of its own form', () => {
    const session = sessionOf(new BehaviorSubject<SessionState>(anonymous));
    const typed = new TypedMobile(formDrafts(new FakeVisitStore(), session, new VirtualClock()));
    const [first, second] = [typed.restoredFields('register'), typed.restoredFields('sms-login')];
    first.save('mobile', '138 0000 0000');
    first.save('name', '李');
    expect([second.read('mobile'), typed.value]).to.deep.equal(['13800000000', '13800000000']);
    expect([first.read('name'), second.read('name')]).to.deep.equal(['李', '']);
  });
});

describe('QQ and WeChat login', () => {
  it('leaves for the server address that redirects to either, with this page as the return address', () => {
    const { navigator, signingIn } = aRunningPage({ address: '/vip?tab=1' });
    for (const account of ['qq', 'wechat'] as const) {
      signingIn.socialLogin.leave(account);
      expect(navigator.journeys.at(-1)).to.equal(
        `leave https://api.example/${account}?back=https://site.example/vip?tab=1&failed=https://site.example/error`,
      );
    }
  });

  it('keeps the address in the tab, so that a visitor who refused can be asked again', () => {
    const { navigator, store, signingIn } = aRunningPage({ address: '/vip' });
    signingIn.socialLogin.leave('wechat');
    expect(navigator.journeys.at(-1)).to.equal(`leave ${store.read('consentAddress') ?? ''}`);
  });

  it('returns through the callback page when the visitor was heading to another page', () => {
    const { navigator, dialogs, signingIn } = aRunningPage({ address: '/vip' });
    dialogs.open({ kind: 'login' }, '/study-center');
    signingIn.socialLogin.leave('wechat');
    expect(navigator.journeys[0]).to.include('back=https://site.example/login/callback?redirect=%2Fstudy-center&');
  });
});
