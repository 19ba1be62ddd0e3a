import { expect } from 'chai';

import { ErrorReporter } from '../../../src/application/site/error-reporter.js';
import { FormError } from '../../../src/application/site/form-error.js';
import { RecordingLog, RecordingNotifier } from '../../support/recorders.js';

describe('ErrorReporter', () => {
  for (const [title, error, toasts, lines] of [
    ['shows a refusal as an error toast', { kind: 'refused', message: '密码错误' }, ['error 密码错误'], []],
    ['only logs "querying" while there is nothing to report', { kind: 'not-yet' }, [], ['info querying']],
    ['shows nothing for a mobile that is already bound', { kind: 'refused', message: '请勿重复绑定' }, [], []],
    ['shows nothing for a 401, which the end of the session handles', { kind: 'unauthorized', isStale: false }, [], []],
    [
      'shows a lost network as such, and not as an expired session',
      { kind: 'offline' },
      ['error 网络连接失败，请检查网络后重试'],
      [],
    ],
    ['shows a timeout as such, and not as an expired session', { kind: 'timeout' }, ['error 请求超时，请稍后重试'], []],
  ] as const) {
    it(title, () => {
      const { errorReporter, notifier, log } = newReporter();
      errorReporter.report(error);
      expect([notifier.messages, log.lines]).to.deep.equal([toasts, lines]);
    });
  }

  it('logs the cause of a fault in our code', () => {
    const { errorReporter, log } = newReporter();
    const cause = new TypeError('a bug');
    errorReporter.report({ kind: 'fault', cause });
    expect([log.lines, log.causes]).to.deep.equal([['error a fault of ours'], [cause]]);
  });

  it('throws for an unknown kind of error', () => {
    const { errorReporter } = newReporter();
    // A kind that the compiler rejects; a faulty adapter might still produce one at runtime.
    const unknown = { kind: 'unheard-of' } as unknown as Parameters<typeof errorReporter.report>[0];
    expect(() => errorReporter.report(unknown)).to.throw();
  });
});

describe('The error of a form', () => {
  const OFFLINE = '网络连接失败，请检查网络后重试';
  for (const [title, mode, error, toasts] of [
    ['is no toast where the form shows a sentence of the site itself', 'visual-only', { kind: 'offline' }, []],
    ['is no toast where the server has sent no words', 'visual-only', { kind: 'refused', message: '' }, []],
    [
      'is a toast too in the words of the server',
      'visual-only',
      { kind: 'refused', message: '密码错误' },
      ['密码错误'],
    ],
    ['is a toast where the form shows no errors', 'announced', { kind: 'offline' }, [OFFLINE]],
  ] as const) {
    it(`${title}; the next try removes the toast once`, () => {
      const { errorReporter, notifier } = newReporter();
      const form = new FormError(errorReporter, notifier, mode);
      form.show(error);
      expect(notifier.messages).to.deep.equal(toasts.map((text) => `error ${text}`));
      form.withdraw();
      form.withdraw();
      expect(notifier.messages.slice(toasts.length)).to.deep.equal(toasts.map((text) => `withdraw ${text}`));
    });
  }

  it('is logged where the form shows it: a fault in our code with its cause, and that there is nothing to report yet', () => {
    for (const [error, line] of [
      [{ kind: 'fault', cause: new TypeError('a bug') }, 'error a fault of ours'],
      [{ kind: 'not-yet' }, 'info querying'],
    ] as const) {
      const { errorReporter, notifier, log } = newReporter();
      new FormError(errorReporter, notifier, 'visual-only').show(error);
      expect([notifier.messages, log.lines]).to.deep.equal([[], [line]]);
    }
  });
});

function newReporter() {
  const notifier = new RecordingNotifier();
  const log = new RecordingLog();
  return { errorReporter: new ErrorReporter(notifier, log), notifier, log };
}
