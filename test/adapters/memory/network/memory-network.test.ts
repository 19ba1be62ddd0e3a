import { expect } from 'chai';

import type { AppError } from '../../../../src/domain/errors/app-error.js';
import { type Fault, FAULTS } from '../../../../src/adapters/memory/server/calls.js';
import { Refusal, refused } from '../../../../src/adapters/memory/server/refusal.js';
import { watching } from '../../../support/watching.js';
import { aSiteOnNetwork, outcome, passUntil } from '../support.js';

const FAULT_ROWS: readonly (readonly [string, Fault, AppError])[] = [
  ['the question is lost', FAULTS.offline, { kind: 'offline' }],
  ['the answer is cut off', FAULTS.cut, { kind: 'offline' }],
  ['nobody answers', FAULTS.timeout, { kind: 'timeout' }],
  ['a proxy finds no server', FAULTS.badGateway, { kind: 'broken', status: 502 }],
  ['the server breaks', FAULTS.serverBroken, { kind: 'broken', status: 500 }],
  ['the question is too large', FAULTS.tooLarge, { kind: 'broken', status: 413 }],
  ['HTTP says 401', FAULTS.httpUnauthorized, { kind: 'unauthorized', stale: false }],
  ['HTTP says 429', { kind: 'http-error', status: 429 }, { kind: 'too-many' }],
  ['the envelope says 1', FAULTS.wrong, { kind: 'refused', message: '错误' }],
  ['the envelope says 401', FAULTS.signInFirst, { kind: 'unauthorized', stale: false }],
  ['the record is missing', FAULTS.noRecord, { kind: 'missing', message: '资源不存在' }],
  [
    'the route is missing',
    { kind: 'envelope', code: 404, message: '路由不存在' },
    { kind: 'no-route', message: '路由不存在' },
  ],
  ['the envelope says 429', FAULTS.tooOften, { kind: 'too-many' }],
  ['Redis is down', FAULTS.noRedis, { kind: 'broken', status: 500, message: '无法连接redis' }],
  ['the site is in maintenance', FAULTS.maintenance, { kind: 'broken', status: 503, message: '系统维护中' }],
  ['nothing is decided yet', { kind: 'envelope', code: { status: 5 }, message: '' }, { kind: 'not-yet' }],
  ['a page comes instead of JSON', FAULTS.html, { kind: 'malformed', where: 'links' }],
  ['half of the JSON is missing', FAULTS.truncated, { kind: 'malformed', where: 'links' }],
  ['the answer is empty', FAULTS.empty, { kind: 'malformed', where: 'links' }],
];

describe('MemoryNetwork', () => {
  it('answers later, even when the way takes no time', async () => {
    const { network, time } = aSiteOnNetwork();
    const heard: unknown[] = [];
    network.ask('links', () => 'answer').subscribe((answer) => heard.push(answer));
    expect(heard).to.deep.equal([]);
    expect(
      await outcome(
        network.ask('links', () => 'answer'),
        time,
      ),
    ).to.deep.equal(['answer', 'done']);
  });

  it('tells of a refused token before the question fails, while the token is still the one asked with (review B5)', async () => {
    const { network, time, site, store } = aSiteOnNetwork();
    const heard: string[] = [];
    network.refused$.subscribe(() => heard.push('refused'));
    store.write('token', 't');
    site.controls.fail('links', FAULTS.signInFirst);
    const first = outcome(
      network.ask('links', () => 'answer'),
      time,
    );
    expect(await first).to.deep.equal([{ error: { kind: 'unauthorized', stale: false } }]);
    expect(heard).to.deep.equal(['refused']);
    // Another of the burst: the session has moved on meanwhile.
    const late$ = network.ask('links', () => 'answer');
    const late = watching(late$);
    store.erase('token');
    passUntil(time, time.now() + 1000);
    expect([late.errors, heard]).to.deep.equal([[{ kind: 'unauthorized', stale: true }], ['refused']]);
  });

  it('takes as long as the controls say', () => {
    const { network, time, site } = aSiteOnNetwork();
    site.controls.delay(200);
    const heard: unknown[] = [];
    network.ask('links', () => 'answer').subscribe((answer) => heard.push(answer));
    passUntil(time, 199);
    expect(heard).to.deep.equal([]);
    passUntil(time, 200);
    expect(heard).to.deep.equal(['answer']);
  });

  it('asks once for every subscription, and not before', () => {
    const { network, site } = aSiteOnNetwork();
    const answer$ = network.ask('links', () => 'answer');
    expect(site.calls).to.deep.equal([]);
    answer$.subscribe();
    answer$.subscribe();
    expect(site.calls).to.deep.equal(['links', 'links']);
  });

  it('does no work for somebody who is gone', () => {
    const { network, time } = aSiteOnNetwork();
    let done = 0;
    const subscription = network.ask('links', () => (done += 1)).subscribe();
    subscription.unsubscribe();
    time.flush();
    expect(done).to.equal(0);
  });

  it('asks with the token stored at subscription', () => {
    const { network, time, store } = aSiteOnNetwork();
    const heard: unknown[] = [];
    const token$ = network.ask('member', (token) => token);
    store.write('token', 'one');
    token$.subscribe((token) => heard.push(token));
    store.write('token', 'two');
    token$.subscribe((token) => heard.push(token));
    time.flush();
    expect(heard).to.deep.equal(['one', 'two']);
  });

  for (const [what, fault, error] of FAULT_ROWS) {
    it(`fails with ${error.kind} when ${what}`, async () => {
      const { network, time, site } = aSiteOnNetwork();
      site.controls.fail('links', fault);
      expect(
        await outcome(
          network.ask('links', () => 'answer'),
          time,
        ),
      ).to.deep.equal([{ error }]);
    });
  }

  it('gives up after the 15 s of spec §7, on a server that is silent and on one that is too slow', () => {
    for (const silence of ['silent', 'slow'] as const) {
      const { network, time, site } = aSiteOnNetwork();
      if (silence === 'silent') site.controls.fail('links', FAULTS.timeout);
      else site.controls.delay(15_000);
      const errors: unknown[] = [];
      network.ask('links', () => 'answer').subscribe({ error: (error: unknown) => errors.push(error) });
      passUntil(time, 14_999);
      expect(errors, silence).to.deep.equal([]);
      passUntil(time, 15_000);
      expect(errors, silence).to.deep.equal([{ kind: 'timeout' }]);
    }
  });

  it('calls a 401 stale when the session has moved on since', () => {
    const { network, time, store, site } = aSiteOnNetwork();
    site.controls.fail('member', FAULTS.signInFirst);
    store.write('token', 'old');
    const errors: unknown[] = [];
    network.ask('member', () => 'answer').subscribe({ error: (error: unknown) => errors.push(error) });
    store.write('token', 'new');
    time.flush();
    expect(errors).to.deep.equal([{ kind: 'unauthorized', stale: true }]);
  });

  it('passes on what the site refuses', async () => {
    const { network, time } = aSiteOnNetwork();
    const refusing = (refusal: Refusal) =>
      outcome(
        network.ask('links', () => {
          throw refusal;
        }),
        time,
      );
    expect(await refusing(refused('账号已被锁定'))).to.deep.equal([
      { error: { kind: 'refused', message: '账号已被锁定' } },
    ]);
    expect(await refusing(new Refusal(401, '请登录'))).to.deep.equal([
      { error: { kind: 'unauthorized', stale: false } },
    ]);
  });

  it('lets the site do its work when only the answer is lost, and not when the question is', async () => {
    for (const [fault, works] of [
      [FAULTS.truncated, 1],
      [FAULTS.empty, 1],
      [FAULTS.cut, 1],
      [FAULTS.offline, 0],
      [FAULTS.timeout, 0],
      [FAULTS.html, 0],
      [FAULTS.badGateway, 0],
      [FAULTS.maintenance, 0],
    ] as const) {
      const { network, time, site } = aSiteOnNetwork();
      site.controls.fail('logout', fault);
      let done = 0;
      await outcome(
        network.ask('logout', () => (done += 1)),
        time,
      );
      expect(done, fault.kind).to.equal(works);
    }
  });
});
