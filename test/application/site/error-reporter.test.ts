import { expect } from 'chai';
import { concat, of, throwError } from 'rxjs';

import { ErrorReporter } from '../../../src/application/site/error-reporter.js';
import { RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { watching } from '../../support/watching.js';

describe('ErrorReporter', () => {
  it('shows a refusal as an error toast (spec §8)', () => {
    const { desk, notifier } = newDesk();
    desk.report({ kind: 'refused', message: '密码错误' });
    expect(notifier.said).to.deep.equal(['error 密码错误']);
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

  it('leaves a 401 to the one listener to the transport (review B5)', () => {
    const { desk, notifier, log } = newDesk();
    desk.report({ kind: 'unauthorized', stale: false });
    expect([...notifier.said, ...log.lines]).to.deep.equal([]);
  });

  it('keeps the cause of a fault of ours (review B4)', () => {
    const { desk, log } = newDesk();
    const cause = new TypeError('a bug');
    desk.report({ kind: 'fault', cause });
    expect(log.lines).to.deep.equal(['error a fault of ours']);
    expect(log.causes).to.deep.equal([cause]);
  });

  it('never says "log in again" for a fault of the network (clarifications §9)', () => {
    const { desk, notifier } = newDesk();
    desk.report({ kind: 'offline' });
    desk.report({ kind: 'timeout' });
    expect(notifier.said).to.deep.equal(['error 网络连接失败，请检查网络后重试', 'error 请求超时，请稍后重试']);
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

function newDesk() {
  const notifier = new RecordingNotifier();
  const log = new RecordingLog();
  return { desk: new ErrorReporter(notifier, log), notifier, log };
}
