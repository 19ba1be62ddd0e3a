import { expect } from 'chai';
import { concat, of, throwError } from 'rxjs';

import { ErrorReporter } from '../../../src/application/site/error-reporter.js';
import { RecordingLog, RecordingNotifier } from '../../support/recorders.js';
import { watching } from '../../support/watching.js';

describe('ErrorReporter', () => {
  for (const [title, error, said, lines] of [
    ['shows a refusal as an error toast', { kind: 'refused', message: '密码错误' }, ['error 密码错误'], []],
    ['only logs "querying" while there is nothing to report', { kind: 'not-yet' }, [], ['info querying']],
    ['says nothing of a mobile that is bound already', { kind: 'refused', message: '请勿重复绑定' }, [], []],
    ['leaves a 401 to the one listener to the transport', { kind: 'unauthorized', stale: false }, [], []],
    [
      'never says "log in again" for a fault of the network',
      { kind: 'offline' },
      ['error 网络连接失败，请检查网络后重试'],
      [],
    ],
    ['nor for a timeout', { kind: 'timeout' }, ['error 请求超时，请稍后重试'], []],
  ] as const) {
    it(title, () => {
      const { errorReporter, notifier, log } = newReporter();
      errorReporter.report(error);
      expect([notifier.said, log.lines]).to.deep.equal([said, lines]);
    });
  }

  it('keeps the cause of a fault of ours', () => {
    const { errorReporter, log } = newReporter();
    const cause = new TypeError('a bug');
    errorReporter.report({ kind: 'fault', cause });
    expect([log.lines, log.causes]).to.deep.equal([['error a fault of ours'], [cause]]);
  });

  it('settles a failed stream: what it emitted stays, its error is reported, and it ends quietly', () => {
    const { errorReporter, notifier } = newReporter();
    const stream$ = concat(
      of('first'),
      throwError(() => new Error('a bug')),
    );
    const settled = watching(stream$.pipe(errorReporter.reportAndComplete()));
    expect(settled.values).to.deep.equal(['first']);
    expect(settled.errors).to.deep.equal([]);
    expect(settled.completed).to.equal(true);
    expect(notifier.said).to.deep.equal(['error 服务异常，请稍后重试']);
  });

  it('refuses a reaction that nobody wrote code for', () => {
    const { errorReporter } = newReporter();
    // A kind that the compiler rejects; a faulty adapter might still produce one at runtime.
    const smuggled = { kind: 'unheard-of' } as unknown as Parameters<typeof errorReporter.report>[0];
    expect(() => {
      errorReporter.report(smuggled);
    }).to.throw();
  });
});

function newReporter() {
  const notifier = new RecordingNotifier();
  const log = new RecordingLog();
  return { errorReporter: new ErrorReporter(notifier, log), notifier, log };
}
