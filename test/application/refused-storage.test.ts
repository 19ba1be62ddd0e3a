import { expect } from 'chai';
import type { Observable } from 'rxjs';

import { FakeStorages, type StorageCondition } from '../contract/rigs/fake-storages.js';
import { Drafts } from '../../src/application/session/drafts.js';
import { SmsSender } from '../../src/domain/signing-in/sms-sender.js';

import { aRunningPage } from '../support/a-page.js';
import { aTicket } from '../support/fake-gateways.js';
import { aMember } from '../support/sessions.js';
import { aSite } from '../support/site.js';
import { watching } from '../support/watching.js';
import { OrderWorld } from './orders/order-world.js';

const COURSE = '/order?goods_type=course&goods_id=2';
const TYPED = { mobile: '13800000000', smsCode: '123456', password: 'secret' };
const NOT_STORED = 'error 浏览器禁止保存数据或空间已满，刷新或关闭页面后需要重新登录';
const REFUSALS: readonly StorageCondition[] = ['forbidden', 'full', 'read-only', 'ignores-changes'];

function aTabOf(condition: StorageCondition) {
  const browser = new FakeStorages();
  browser.condition = condition;
  return browser.openTab().store;
}

function aPageWhere(condition: StorageCondition, address = '/courses?page=2') {
  const page = aRunningPage({ address, site: aSite(), store: aTabOf(condition) });
  return {
    ...page,
    ...page.signingIn,
    errors: () => page.notifier.messages.filter((text) => text.startsWith('error')),
  };
}

type Page = ReturnType<typeof aPageWhere>;

function perform(flow$: Observable<unknown>, answer: () => void): void {
  watching(flow$);
  answer();
}

/** The methods of signing in, at an ordinary page, and where each one leads. */
const SIGN_INS: readonly (readonly [how: string, leadsTo: readonly string[], (page: Page) => void])[] = [
  ['a password', [], (page) => perform(page.login.withPassword(TYPED), () => page.gateway.tokens.answer('fresh'))],
  ['an SMS code', [], (page) => perform(page.login.withSms(TYPED), () => page.gateway.tokens.answer('fresh'))],
  [
    'a scan',
    [],
    (page) => {
      page.dialogs.open({ kind: 'wechat-scan' });
      perform(page.scanLogin.watch(page.session.reloadFaults$), () => {
        page.scans.tickets.answer(aTicket('scan1'));
        page.time.advance(1000);
        page.scans.statuses.answer({ kind: 'signed-in', token: 'fresh' });
      });
    },
  ],
  [
    'the mobile after a scan',
    ['replace /courses?page=2'],
    (page) => perform(page.bindMobile.afterScan(TYPED, 'scan1'), () => page.scans.tokens.answer('fresh')),
  ],
  [
    'the mobile after a login by address',
    ['replace /courses?page=2'],
    (page) => perform(page.bindMobile.afterCodeLogin(TYPED, 'login1'), () => page.gateway.tokens.answer('fresh')),
  ],
];

for (const condition of REFUSALS) {
  describe(`A browser whose storage is ${condition}`, () => {
    for (const [how, leadsTo, signIn] of SIGN_INS) {
      it(`signs the visitor in with ${how} for the time of the page, without a reload, and says that a reload ends it`, () => {
        const page = aPageWhere(condition);
        signIn(page);
        page.members.details.answer(aMember());
        expect([page.session.state$.value.kind, page.store.read('token')]).to.deep.equal(['member', 'fresh']);
        expect([page.navigator.journeys, page.dialogs.dialog$.value]).to.deep.equal([leadsTo, undefined]);
        expect(page.errors()).to.deep.equal([NOT_STORED]);
      });
    }

    it('signs the visitor in by address, also as QQ does, and uses the code once', () => {
      const page = aPageWhere(condition, '/courses?login_code=abc&action=login');
      perform(page.codeLogin.run(), () => page.gateway.codeLogins.answer({ kind: 'signed-in', token: 'fresh' }));
      page.members.details.answer(aMember());
      expect([page.session.state$.value.kind, page.navigator.journeys]).to.deep.equal(['member', ['replace /courses']]);
      page.navigator.go('/courses?login_code=abc&action=login');
      watching(page.codeLogin.run());
      expect([page.gateway.sent.length, page.errors()]).to.deep.equal([1, [NOT_STORED]]);
    });

    it('leads from registration to the login dialog', () => {
      const page = aPageWhere(condition);
      page.dialogs.open({ kind: 'register' });
      perform(page.register.perform(TYPED), () => page.gateway.accounts.complete());
      expect([page.dialogs.dialog$.value, page.typedMobile.value]).to.deep.equal([{ kind: 'login' }, TYPED.mobile]);
    });

    it('signs the member out', () => {
      const page = aPageWhere(condition);
      page.session.begin('t');
      page.members.details.answer(aMember());
      page.signOut.leave();
      page.time.advance(500);
      expect([page.session.state$.value.kind, page.store.read('token')]).to.deep.equal(['anonymous', undefined]);
      expect(page.notifier.messages).to.deep.equal(['success 已安全退出']);
      expect(page.navigator.journeys).to.deep.equal(['reload /']);
    });

    it('sends no second SMS code before the countdown has ended', () => {
      const page = aPageWhere(condition);
      const sender = new SmsSender(page.captchas, page.store, page.time);
      const sms = { scene: 'login', mobile: TYPED.mobile, captchaKey: 'k', captchaText: '1' } as const;
      perform(sender.send(sms), () => page.captchas.messages.complete());
      page.time.advance(60_000);
      perform(sender.send(sms), () => undefined);
      expect([
        page.captchas.messages.requestCount,
        watching(sender.button('login', TYPED.mobile)).values,
      ]).to.deep.equal([1, [{ kind: 'counting', seconds: 60 }]]);
    });

    it('preserves what a member has typed and not sent', () => {
      const page = aPageWhere(condition);
      page.session.begin('t');
      page.members.details.answer(aMember());
      new Drafts(page.store, page.session, 'memberDrafts').save('nickname', '小明');
      expect(new Drafts(page.store, page.session, 'memberDrafts').read('nickname')).to.equal('小明');
    });

    for (const generation of [1, 2] as const) {
      it(`takes an order through payment to the success page, G${String(generation)}`, () => {
        const buyer = new OrderWorld(generation, COURSE, undefined, undefined, aTabOf(condition));
        buyer.advance(1000);
        buyer.do(generation === 1 ? { kind: 'method-chosen', method: 'wechat' } : { kind: 'agreed', isChecked: true });
        buyer.do({ kind: 'submitted' });
        buyer.advance(1000);
        expect([buyer.view, buyer.navigator.location$.value.path]).to.deep.equal(['waiting', '/order/pay']);
        buyer.controls.orders.complete();
        buyer.advance(3000);
        expect([buyer.view, buyer.navigator.location$.value.path]).to.deep.equal(['paid', '/order/success']);
      });
    }
  });
}

describe('A browser that stores what the site writes', () => {
  it('reloads the page after a login, and says nothing', () => {
    const page = aPageWhere('works');
    perform(page.login.withPassword(TYPED), () => page.gateway.tokens.answer('fresh'));
    expect([page.navigator.journeys, page.notifier.messages]).to.deep.equal([['reload /courses?page=2'], []]);
  });
});
