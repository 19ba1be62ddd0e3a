import { expect } from 'chai';
import type { Observable } from 'rxjs';

import { until } from '../support/until.js';
import { watching } from '../support/watching.js';

export async function answersOf<T>(call$: Observable<T>): Promise<readonly T[]> {
  const watched = watching(call$);
  await until(() => watched.completed || watched.errors.length > 0);
  expect(watched.errors).to.deep.equal([]);
  return watched.values;
}

export async function answerOf<T>(call$: Observable<T>): Promise<T> {
  const [answer, ...more] = await answersOf(call$);
  expect(more).to.deep.equal([]);
  if (answer === undefined) throw new Error('The call emitted nothing');
  return answer;
}

export async function errorOf(call$: Observable<unknown>): Promise<unknown> {
  const watched = watching(call$);
  await until(() => watched.completed || watched.errors.length > 0);
  expect(watched.values).to.deep.equal([]);
  expect(watched.completed, 'completed').to.equal(false);
  return watched.errors[0];
}

export function refusal(message: string) {
  return { kind: 'refused', message } as const;
}
