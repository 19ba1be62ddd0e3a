import { expect } from 'chai';
import { concat, of, throwError } from 'rxjs';

import { ErrorReporter } from '../../../src/application/site/error-reporter.js';
import { ToastQueue } from '../../../src/application/site/toast-queue.js';
import { unauthorized } from '../../../src/domain/errors/app-error.js';
import type { Notifier } from '../../../src/domain/ports/browser/notifier.port.js';
import { Session } from '../../../src/domain/session/session.js';
import { FakeMemberGateway } from '../../support/fake-member-gateway.js';
import { FakeNavigator } from '../../support/fake-navigator.js';
import { FakeVisitStore } from '../../support/fake-visit-store.js';
import { RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { watching } from '../../support/watching.js';

describe('error desk', () => {
  it('shows a refusal as an error toast (spec §8)', () => {
    const { desk, notifier, navigator } = newDesk();
    desk.report({ kind: 'refused', message: '密码错误' });
    expect(notifier.said).to.deep.equal(['error 密码错误']);
    expect(navigator.journeys).to.deep.equal([]);
  });

  it('only logs "querying" while there is nothing to report (spec §8)', () => {
    const { desk, notifier, log } = newDesk();
    desk.report({ kind: 'not-yet' });
    expect(log.lines).to.deep.equal(['info querying']);
    expect(notifier.said).to.deep.equal([]);
  });

  it('says nothing of a mobile that is bound already (spec §8)', () => {
    const { desk, notifier, log } = newDesk();
    desk.report({ kind: 'refused', message: '请勿重复绑定' });
    expect([...notifier.said, ...log.lines]).to.deep.equal([]);
  });

  it('answers a 401 with 请重新登录, the end of the session, and /login (spec §8)', () => {
    const { desk, notifier, navigator, session, store } = newDesk('/order?id=3');
    desk.report({ kind: 'unauthorized', stale: false });
    expect(notifier.said).to.deep.equal(['error 请重新登录']);
    expect(store.read('token')).to.equal(undefined);
    expect(session.state$.value.kind).to.equal('anonymous');
    expect(navigator.journeys).to.deep.equal(['replace /login?redirect=%2Forder%3Fid%3D3']);
  });

  it('answers a burst of 401s with one toast and one redirect that keeps the place (clarifications §4, lesson 8)', () => {
    const { desk, notifier, navigator, store } = newDesk('/member?tab=1#top');
    const askedWith = store.read('token');
    for (let answer = 0; answer < 5; answer += 1) desk.report(unauthorized(askedWith, store.read('token')));
    expect(notifier.said).to.deep.equal(['error 请重新登录']);
    expect(navigator.journeys).to.deep.equal(['replace /login?redirect=%2Fmember%3Ftab%3D1%23top']);
  });

  it('answers a burst of 401s to a stranger with one toast, and keeps the place (lesson 8)', () => {
    const toasts = new ToastQueue();
    const { desk, navigator } = newDesk('/order', toasts);
    for (let answer = 0; answer < 5; answer += 1) desk.report({ kind: 'unauthorized', stale: false });
    expect(toasts.toasts$.value).to.have.length(1);
    expect(new Set(navigator.journeys)).to.deep.equal(new Set(['replace /login?redirect=%2Forder']));
  });

  it('leaves a new session alone when a 401 to the old one arrives late (lesson 8)', () => {
    const { desk, notifier, navigator, session, store } = newDesk();
    session.begin('new');
    desk.report(unauthorized('t', store.read('token')));
    expect(store.read('token')).to.equal('new');
    expect([...notifier.said, ...navigator.journeys]).to.deep.equal([]);
  });

  it('never says "log in again" for a fault of the network (clarifications §9)', () => {
    const { desk, notifier, navigator, store } = newDesk();
    desk.report({ kind: 'offline' });
    desk.report({ kind: 'timeout' });
    expect(notifier.said).to.deep.equal(['error 网络连接失败，请检查网络后重试', 'error 请求超时，请稍后重试']);
    expect(store.read('token')).to.equal('t');
    expect(navigator.journeys).to.deep.equal([]);
  });

  it('settles a failed stream: what it emitted stays, its error is reported, and it ends quietly', () => {
    const { desk, notifier } = newDesk();
    const stream$ = concat(
      of('first'),
      throwError(() => new Error('a bug')),
    );
    const settled = watching(stream$.pipe(desk.reportAndComplete()));
    expect(settled.values).to.deep.equal(['first']);
    expect(settled.errors).to.deep.equal([]);
    expect(settled.completed).to.equal(true);
    expect(notifier.said).to.deep.equal(['error 服务异常，请稍后重试']);
  });

  it('refuses a reaction that nobody wrote code for', () => {
    const { desk } = newDesk();
    // A kind the compiler rules out, as a broken adapter might make one up.
    const smuggled = { kind: 'unheard-of' } as unknown as Parameters<typeof desk.report>[0];
    expect(() => {
      desk.report(smuggled);
    }).to.throw();
  });
});

/** A page at `address` whose visitor is signed in with token `t`. */
function newDesk(address = '/', said?: Notifier) {
  const store = FakeVisitStore.with({ token: 't' });
  const session = new Session(new FakeMemberGateway(), store);
  session.run().subscribe();
  const navigator = new FakeNavigator(address);
  const notifier = new RecordingNotifier();
  const log = new RecordingLog();
  return {
    desk: new ErrorReporter(session, navigator, said ?? notifier, log),
    session,
    store,
    navigator,
    notifier,
    log,
  };
}
