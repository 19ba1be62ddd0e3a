import { expect } from 'chai';
import { defer, throwError } from 'rxjs';

import { Submission, type SubmissionState } from '../../../src/domain/forms/submission.js';
import { FakeRequest } from '../../support/fake-request.js';
import { watching } from '../../support/watching.js';

const idle: SubmissionState = { kind: 'idle' };
const running: SubmissionState = { kind: 'running' };
const done: SubmissionState = { kind: 'done' };

describe('The submission of a form', () => {
  it('changes from idle to running to done', () => {
    const { submission, states, server } = openForm();
    expect(states()).to.deep.equal([idle]);
    submission.submit('a');
    expect(states()).to.deep.equal([idle, running]);
    server.complete();
    expect(states()).to.deep.equal([idle, running, done]);
  });

  it('ignores a new submit while one is running', () => {
    const { submission, performed, server } = openForm();
    submission.submit('first');
    submission.submit('second');
    expect(performed).to.deep.equal(['first']);
    server.complete();
    submission.submit('third');
    expect(performed).to.deep.equal(['first', 'third']);
  });

  it('shows a refusal, and lets the visitor try again', () => {
    const { submission, states, server } = openForm();
    submission.submit('a');
    server.failWith({ kind: 'refused', message: '密码错误' });
    expect(states().at(-1)).to.deep.equal({ kind: 'failed', error: { kind: 'refused', message: '密码错误' } });
    submission.submit('b');
    server.complete();
    expect(states().slice(-2)).to.deep.equal([running, done]);
  });

  it('no longer shows a refusal once the input has changed, and continues with a running submit', () => {
    const { submission, states, server } = openForm();
    submission.submit('a');
    submission.dismissFailure();
    expect(states()).to.deep.equal([idle, running]);
    server.failWith({ kind: 'refused', message: '密码错误' });
    submission.dismissFailure();
    expect(states().at(-1)).to.deep.equal(idle);
  });

  it('treats an exception as a failure too, so that no spinner runs forever', () => {
    for (const failing of [
      () => throwError(() => new Error('ours')),
      () => {
        throw new Error('ours');
      },
    ]) {
      const submission = new Submission<string>(failing);
      submission.run().subscribe();
      submission.submit('a');
      expect(submission.state$.value.kind).to.equal('failed');
    }
  });

  it('cancels a running submit and is idle when the form closes; keeps the result of a finished submit', () => {
    for (const [completes, left] of [
      [false, idle],
      [true, done],
    ] as const) {
      const { submission, states, server, runningForm } = openForm();
      submission.submit('a');
      if (completes) server.complete();
      runningForm.stop();
      expect([server.waiting, states().at(-1)]).to.deep.equal([0, left]);
    }
  });

  it('leaves no pending request after 200 forms were closed during a submit', () => {
    const { submission, performed, server, runningForm } = openForm();
    runningForm.stop();
    for (let opening = 0; opening < 200; opening += 1) {
      const again = watching(submission.run());
      submission.submit('a');
      again.stop();
    }
    expect([performed.length, server.waiting]).to.deep.equal([200, 0]);
  });
});

function openForm() {
  const server = new FakeRequest<never>();
  const performed: string[] = [];
  const submission = new Submission<string>((input) =>
    defer(() => {
      performed.push(input);
      return server.send();
    }),
  );
  const seen = watching(submission.state$);
  return { submission, server, performed, states: () => seen.values, runningForm: watching(submission.run()) };
}
