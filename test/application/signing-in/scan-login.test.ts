import { expect } from 'chai';
import { Subject } from 'rxjs';

import type { ScanState } from '../../../src/application/signing-in/scan-login.js';
import type { ScanStatus } from '../../../src/domain/signing-in/tickets.js';
import { aRunningPage } from '../../support/a-page.js';
import { aTicket } from '../../support/fake-gateways.js';
import { watching } from '../../support/watching.js';

const loading: ScanState = { kind: 'loading' };
const ready = (code: string) => ({ kind: 'ready', ticket: aTicket(code) });
/** The states without their countdown, which is a stream and cannot be compared. */
const withoutCountdown = (states: readonly ScanState[]) =>
  states.map((state) => (state.kind === 'ready' ? { kind: state.kind, ticket: state.ticket } : state));

describe('The scan login', () => {
  it('fetches the QR code when the dialog opens, polls every second, and counts down the lifetime of the code', () => {
    const { seen, scans, time } = openDialog();
    expect([seen.values, scans.tickets.requestCount]).to.deep.equal([[loading], 1]);
    time.advance(4000);
    scans.tickets.answer(aTicket('scan1'));
    expect(withoutCountdown(seen.values)).to.deep.equal([loading, ready('scan1')]);
    time.advance(1000);
    scans.statuses.answer({ kind: 'waiting' });
    expect([scans.codes, withoutCountdown(seen.values)]).to.deep.equal([['scan1'], [loading, ready('scan1')]]);
    const state = seen.values.at(-1);
    if (state?.kind !== 'ready') throw new Error(state?.kind);
    time.advance(59_000);
    const left = watching(state.secondsLeft$);
    time.advance(1000);
    expect(left.values).to.deep.equal([240, 239]);
    left.stop();
  });

  it('starts again when Back restores a page with an open scan dialog', () => {
    const { seen, scans, presence, time } = openDialog();
    scans.tickets.answer(aTicket('scan1'));
    time.advance(1000);
    expect(scans.statuses.waiting).to.equal(1);
    presence.restore();
    expect([scans.statuses.waiting, scans.tickets.waiting]).to.deep.equal([0, 1]);
    scans.tickets.answer(aTicket('scan2'));
    expect(withoutCountdown(seen.values)).to.deep.equal([loading, ready('scan1'), loading, ready('scan2')]);
    time.advance(1000);
    expect(scans.codes).to.deep.equal(['scan1', 'scan2']);
  });

  it('continues after a failed request for the status, without a message', () => {
    const { seen, scans, notifier, time } = openDialog();
    scans.tickets.answer(aTicket('scan1'));
    time.advance(1000);
    scans.statuses.failWith({ kind: 'offline' });
    time.advance(1000);
    expect([scans.statuses.requestCount, withoutCountdown(seen.values).at(-1)]).to.deep.equal([2, ready('scan1')]);
    expect(notifier.messages).to.deep.equal([]);
  });

  it('signs in with the token of a scan, once', () => {
    const { seen, scans, store, dialogs, navigator, time } = openDialog();
    scans.tickets.answer(aTicket('scan1'));
    time.advance(1000);
    scans.statuses.answer({ kind: 'signed-in', token: 'fresh' });
    time.advance(10_000);
    expect(seen.values.at(-1)).to.deep.equal({ kind: 'scanned', ticket: aTicket('scan1') });
    expect([store.read('token'), dialogs.dialog$.value]).to.deep.equal(['fresh', undefined]);
    expect([navigator.journeys, scans.statuses.requestCount]).to.deep.equal([['replace /vip'], 1]);
  });

  it('opens the bind dialog with the code of the scan, and stops polling', () => {
    const { scans, store, dialogs, time } = openDialog();
    scans.tickets.answer(aTicket('scan1'));
    time.advance(1000);
    scans.statuses.answer({ kind: 'bind-mobile', code: 'for binding' });
    time.advance(10_000);
    expect(dialogs.dialog$.value).to.deep.equal({ kind: 'bind-mobile', code: 'for binding' });
    expect([store.read('token'), scans.statuses.requestCount]).to.deep.equal([undefined, 1]);
  });

  it('signs in with the login code of a scan in generation 2, sent once with the msv', () => {
    const { seen, gateway, store, navigator, time } = scanned({ kind: 'login-code', loginCode: 'login1' });
    // While the login is being answered the dialog shows no code to scan and no countdown.
    expect(seen.values.at(-1)).to.deep.equal({ kind: 'scanned', ticket: aTicket('scan1') });
    time.advance(10_000);
    expect(gateway.sent).to.deep.equal([{ loginCode: 'login1', msv: 'inviter' }]);
    gateway.codeLogins.answer({ kind: 'signed-in', token: 'fresh' });
    expect(seen.values.at(-1)).to.deep.equal({ kind: 'scanned', ticket: aTicket('scan1') });
    expect([store.read('token'), navigator.journeys]).to.deep.equal(['fresh', ['replace /vip']]);
  });

  it('sends an empty msv without an inviter, and opens the bind dialog for a newcomer', () => {
    const { gateway, dialogs, store } = scanned({ kind: 'login-code', loginCode: 'login1' }, {});
    expect(gateway.sent).to.deep.equal([{ loginCode: 'login1', msv: '' }]);
    gateway.codeLogins.answer({ kind: 'bind-mobile', code: 'login1' });
    expect(dialogs.dialog$.value).to.deep.equal({ kind: 'bind-mobile', code: 'login1' });
    expect(store.read('token')).to.equal(undefined);
  });

  it('reports why the login code was refused, and does not send it again', () => {
    const { seen, gateway, scans, time } = scanned({ kind: 'login-code', loginCode: 'login1' });
    const error = { kind: 'refused', message: '用户已锁定无法登录' } as const;
    gateway.codeLogins.failWith(error);
    time.advance(10_000);
    expect(seen.values.at(-1)).to.deep.equal({ kind: 'failed', error });
    expect([gateway.sent.length, scans.statuses.requestCount]).to.deep.equal([1, 1]);
  });

  it('cancels the login when its dialog closes', () => {
    const { seen, gateway, store } = scanned({ kind: 'login-code', loginCode: 'login1' });
    seen.stop();
    expect([gateway.codeLogins.waiting, store.read('token')]).to.deep.equal([0, undefined]);
  });

  it('reports a code that the server calls expired, and stops polling', () => {
    const { seen, scans, time } = scanned({ kind: 'expired' });
    time.advance(10_000);
    expect([seen.values.at(-1), scans.statuses.requestCount]).to.deep.equal([
      { kind: 'expired', ticket: aTicket('scan1') },
      1,
    ]);
  });

  it('reports a code that has lived its time, and renews it in one step', () => {
    const { seen, scans, renew$, time } = openDialog();
    scans.tickets.answer({ ...aTicket('scan1'), lifeMs: 1000 });
    time.advance(1000);
    expect(seen.values.at(-1)).to.deep.equal({ kind: 'expired', ticket: { ...aTicket('scan1'), lifeMs: 1000 } });
    expect(time.pending).to.equal(0);
    renew$.next();
    scans.tickets.answer(aTicket('scan2'));
    time.advance(1000);
    expect(withoutCountdown(seen.values).slice(-2)).to.deep.equal([loading, ready('scan2')]);
    expect(scans.codes).to.deep.equal(['scan2']);
  });

  it('reports a code that could not be loaded, without a toast, and retries on request', () => {
    const { seen, scans, renew$, notifier } = openDialog();
    scans.tickets.failWith({ kind: 'offline' });
    expect(seen.values).to.deep.equal([loading, { kind: 'failed', error: { kind: 'offline' } }]);
    renew$.next();
    scans.tickets.answer(aTicket('scan2'));
    expect([withoutCountdown(seen.values).at(-1), seen.errors, notifier.messages]).to.deep.equal([
      ready('scan2'),
      [],
      [],
    ]);
  });

  it('cancels the requests of the old code when the visitor renews it early', () => {
    const { scans, renew$, time } = openDialog();
    renew$.next();
    expect([scans.tickets.requestCount, scans.tickets.waiting]).to.deep.equal([2, 1]);
    scans.tickets.answer(aTicket('scan2'));
    time.advance(1000);
    renew$.next();
    expect([scans.statuses.waiting, time.pending]).to.deep.equal([0, 0]);
  });
});

/** A dialog after its code was scanned with this status. */
function scanned(status: ScanStatus, stored?: { readonly msv?: string }) {
  const rig = openDialog(stored);
  rig.scans.tickets.answer(aTicket('scan1'));
  rig.time.advance(1000);
  rig.scans.statuses.answer(status);
  return rig;
}

function openDialog(stored: { readonly msv?: string } = { msv: 'inviter' }) {
  const page = aRunningPage({ address: '/login?redirect=%2Fvip', stored });
  page.dialogs.open({ kind: 'wechat-scan' });
  const renew$ = new Subject<void>();
  return { ...page, renew$, seen: watching<ScanState>(page.signingIn.scanLogin.watch(renew$)) };
}
