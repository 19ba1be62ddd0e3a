import { expect } from 'chai';

import { linkTarget } from '../../../../src/domain/nav.js';
import { FAULTS } from '../../../../src/adapters/memory/server/calls.js';
import { hasBoundMobile } from '../../../../src/adapters/memory/server/members/users.js';
import { SEEDED } from '../../../../src/adapters/memory/seed/members.js';
import { siteSeed } from '../../../../src/adapters/memory/seed/site.js';
import { aSite } from '../support.js';

const SIGN_IN_FIRST = { code: 401, message: '请登录' };

describe('CourseSite', () => {
  describe('members', () => {
    it('tells a member about themselves', () => {
      const { site } = aSite();
      expect(site.members.detail(site.controls.signIn(SEEDED.vip))).to.include({ name: '欧阳清扬', credit1: 3680 });
    });

    it('counts unread notifications', () => {
      const { site } = aSite();
      expect(site.members.unreadCount(site.controls.signIn(SEEDED.withUnread))).to.equal(3);
      expect(site.members.unreadCount(site.controls.signIn(SEEDED.ordinary))).to.equal(0);
    });

    for (const [what, token] of [
      ['no token', undefined],
      ['an invented one', 'a.b.c'],
    ] as const) {
      it(`refuses ${what} in the words of the server (API 1.4)`, () => {
        const { site } = aSite();
        expect(() => site.members.detail(token))
          .to.throw()
          .that.includes(SIGN_IN_FIRST);
        expect(() => site.members.unreadCount(token))
          .to.throw()
          .that.includes(SIGN_IN_FIRST);
        expect(() => {
          site.accounts.signOut(token);
        })
          .to.throw()
          .that.includes(SIGN_IN_FIRST);
      });
    }

    it('looks at the lock only when somebody signs in, not later (API 1.7)', () => {
      const { site } = aSite();
      expect(site.members.detail(site.controls.signIn(SEEDED.locked)).locked).to.equal(true);
    });

    it('keeps both devices signed in by default', () => {
      const { site } = aSite();
      const first = site.controls.signIn(SEEDED.ordinary);
      site.controls.signIn(SEEDED.ordinary);
      expect(site.members.detail(first).id).to.equal(101);
    });

    it('ends the older session where one device is the rule, and says so once (API 1.9)', () => {
      const { site } = aSite();
      site.controls.setUp({ oneDevice: true });
      const first = site.controls.signIn(SEEDED.ordinary);
      const second = site.controls.signIn(SEEDED.ordinary);
      expect(() => site.members.detail(first))
        .to.throw()
        .that.includes({ code: 401, message: '请重新登录' });
      expect(() => site.members.detail(first))
        .to.throw()
        .that.includes(SIGN_IN_FIRST);
      expect(site.members.detail(second).id).to.equal(101);
    });
  });

  describe('accounts', () => {
    it('makes the token worthless on sign-out, and no other (API 2.8)', () => {
      const { site } = aSite();
      const token = site.controls.signIn(SEEDED.ordinary);
      const other = site.controls.signIn(SEEDED.ordinary);
      site.accounts.signOut(token);
      expect(() => site.members.detail(token))
        .to.throw()
        .that.includes(SIGN_IN_FIRST);
      expect(site.members.detail(other).id).to.equal(101);
    });
  });

  describe('at the gate', () => {
    it('writes down every call', () => {
      const { site } = aSite();
      site.admit('config', 'here');
      site.admit('navs', 'here');
      expect(site.calls).to.deep.equal(['config', 'navs']);
    });

    it('lets calls wait somewhere between the two latencies', () => {
      const { site } = aSite();
      site.controls.delay(150, 300);
      const waits = Array.from({ length: 20 }, () => site.admit('links', 'here').waitMs);
      expect(Math.min(...waits)).to.be.at.least(150);
      expect(Math.max(...waits)).to.be.at.most(300);
      expect(new Set(waits).size).to.be.greaterThan(1);
    });

    it('counts every call, and refuses none for it unless a control says so (API 1.5)', () => {
      const { site } = aSite();
      const admissions = Array.from({ length: 122 }, () => site.admit('links', 'here'));
      expect(admissions[0]?.allowance).to.deep.equal({ limit: 120, remaining: 119 });
      expect(admissions.at(-1)?.fault).to.equal(undefined);
    });

    it('refuses calls over the limit as too many, once there is a limit (API 1.5)', () => {
      const { site } = aSite();
      site.admit('links', 'here');
      site.controls.limitRate(1);
      expect(site.admit('links', 'here').fault).to.equal(undefined);
      expect(site.admit('links', 'here').fault).to.deep.equal(FAULTS.tooOften);
    });
  });

  describe('as it is seeded', () => {
    const { settings, content, users, unread, pictures } = siteSeed();
    const user = (mobile: string) => users.find((one) => one.mobile === mobile);

    it('has a member of every sort', () => {
      expect(hasBoundMobile(user(SEEDED.ordinary) ?? { mobile: '' })).to.equal(true);
      expect(hasBoundMobile(user(SEEDED.withoutMobile) ?? { mobile: SEEDED.ordinary })).to.equal(false);
      expect(user(SEEDED.locked)?.locked).to.equal(true);
      expect(user(SEEDED.notFaceVerified)).to.have.property('identity', undefined);
      expect(user(SEEDED.vip)?.vip).not.to.equal(undefined);
      expect(unread[user(SEEDED.withUnread)?.id ?? 0]).to.equal(3);
    });

    it('names every id and every mobile once', () => {
      const entries = content.navs.flatMap((nav) => [nav, ...nav.children]);
      for (const list of [users.map(({ id }) => id), users.map(({ mobile }) => mobile), entries.map(({ id }) => id)]) {
        expect(new Set<unknown>(list).size).to.equal(list.length);
      }
    });

    it('has a menu with children and links out, in this window and in a new one', () => {
      const targets = content.navs.flatMap((nav) => [nav, ...nav.children]).map(linkTarget);
      expect(content.navs.some((nav) => nav.children.length > 0)).to.equal(true);
      for (const [kind, newWindow] of [
        ['outside', true],
        ['outside', false],
        ['inside', true],
        ['inside', false],
      ] as const) {
        expect(targets.some((target) => target.kind === kind && target.newWindow === newWindow)).to.equal(true);
      }
    });

    it('has two filing records and some partners', () => {
      expect(settings.icpRecords).to.have.length(2);
      expect(content.links).to.have.length.greaterThan(0);
    });

    it('has a drawing for every picture it names', () => {
      expect(pictures).to.include.keys(settings.logo, ...users.map(({ avatar }) => avatar));
    });
  });
});
