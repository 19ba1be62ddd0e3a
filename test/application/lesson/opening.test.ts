import { expect } from 'chai';
import { EMPTY, of } from 'rxjs';

import { askingSources } from '../../../src/application/lesson/opening.js';
import type { AppError } from '../../../src/domain/errors/app-error.js';
import type { PlaySources } from '../../../src/domain/lesson/opening.js';
import { Question } from '../../support/question.js';
import { watching } from '../../support/watching.js';

const NONE: PlaySources = { kind: 'none' };

function asking() {
  const sources = new Question<PlaySources>();
  const failures: number[] = [];
  const noted: AppError[] = [];
  const answers = watching(
    askingSources(1, {
      gateway: { playSources: () => sources.ask() },
      recovery: {
        retrySignal: (_error, count) => {
          failures.push(count);
          return count > 3 ? EMPTY : of(undefined);
        },
      },
      reporter: { note: (error) => noted.push(error) },
    }),
  );
  return { sources, failures, noted, answers };
}

describe('asking where a video is', () => {
  it('waits longer with every failure in a row, and says so once each', () => {
    const { sources, failures, noted, answers } = asking();
    for (let time = 0; time < 3; time += 1) sources.failWith({ kind: 'offline' });
    sources.answer(NONE);
    expect(failures).to.deep.equal([1, 2, 3]);
    expect(answers.values).to.deep.equal([...Array.from({ length: 3 }, () => ({ kind: 'offline' })), NONE]);
    expect(noted, 'nothing to look into').to.deep.equal([]);
  });

  it('has words for every failure: those of the server, and its own where there are none for a visitor', () => {
    for (const [error, text] of [
      [{ kind: 'refused', message: '无法获取视频播放地址' }, '无法获取视频播放地址'],
      [{ kind: 'unauthorized', stale: true }, '服务异常，请稍后重试'],
      [{ kind: 'not-yet' }, '服务异常，请稍后重试'],
    ] as const) {
      const { sources, noted, answers } = asking();
      sources.failWith(error);
      expect(answers.values).to.deep.equal([{ kind: 'failed', text }]);
      expect([noted, answers.completed]).to.deep.equal([[error], true]);
    }
  });
});
