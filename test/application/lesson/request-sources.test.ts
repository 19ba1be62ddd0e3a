import { expect } from 'chai';
import { EMPTY, of } from 'rxjs';

import { requestSources } from '../../../src/application/lesson/request-sources.js';
import type { AppError } from '../../../src/domain/errors/app-error.js';
import type { PlaySources } from '../../../src/domain/lesson/play-sources.js';
import { FakeRequest } from '../../support/fake-request.js';
import { watching } from '../../support/watching.js';

const NONE: PlaySources = { kind: 'none' };

function requesting() {
  const sources = new FakeRequest<PlaySources>();
  const failures: number[] = [];
  const logged: AppError[] = [];
  const answers = watching(
    requestSources(1, {
      gateway: { playSources: () => sources.send() },
      recovery: {
        retrySignal: (_error, count) => {
          failures.push(count);
          return count > 3 ? EMPTY : of(undefined);
        },
      },
      reporter: { logFault: (error) => logged.push(error) },
    }),
  );
  return { sources, failures, logged, answers };
}

describe('The request for a video address', () => {
  it('counts the failures in a row, on which the retry delay depends, and reports each failure once', () => {
    const { sources, failures, logged, answers } = requesting();
    for (let time = 0; time < 3; time += 1) sources.failWith({ kind: 'offline' });
    sources.answer(NONE);
    expect(failures).to.deep.equal([1, 2, 3]);
    expect(answers.values).to.deep.equal([...Array.from({ length: 3 }, () => ({ kind: 'offline' })), NONE]);
    expect(logged, 'nothing to log').to.deep.equal([]);
  });

  it('has a message for every failure: of the server, or of the site when the server has none for visitors', () => {
    for (const [error, text] of [
      [{ kind: 'refused', message: '无法获取视频播放地址' }, '无法获取视频播放地址'],
      [{ kind: 'unauthorized', isStale: true }, '服务异常，请稍后重试'],
      [{ kind: 'not-yet' }, '服务异常，请稍后重试'],
    ] as const) {
      const { sources, logged, answers } = requesting();
      sources.failWith(error);
      expect(answers.values).to.deep.equal([{ kind: 'failed', text }]);
      expect([logged, answers.completed]).to.deep.equal([[error], true]);
    }
  });
});
