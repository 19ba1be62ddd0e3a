import { expect } from 'chai';
import type { Observable } from 'rxjs';

import { until } from '../support/until.js';
import { watching } from '../support/watching.js';

/** Everything that a call emits which must succeed. */
export async function answersOf<T>(call$: Observable<T>): Promise<readonly T[]> {
  const watched = watching(call$);
  await until(() => watched.completed || watched.errors.length > 0);
  expect(watched.errors).to.deep.equal([]);
  return watched.values;
}

/** What a call emits that must succeed and emit once. */
export async function answerOf<T>(call$: Observable<T>): Promise<T> {
  const [answer, ...more] = await answersOf(call$);
  expect(more).to.deep.equal([]);
  if (answer === undefined) throw new Error('The call emitted nothing');
  return answer;
}

/** What a call fails with that must fail, and emit nothing before. */
export async function errorOf(call$: Observable<unknown>): Promise<unknown> {
  const watched = watching(call$);
  await until(() => watched.completed || watched.errors.length > 0);
  expect(watched.values).to.deep.equal([]);
  expect(watched.completed, 'completed').to.equal(false);
  return watched.errors[0];
}

/** What the server says no with. */
export function refusal(message: string) {
  return { kind: 'refused', message } as const;
}
