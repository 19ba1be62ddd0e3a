import type { CallFacts } from '../facts.js';
import { differences } from './compare-shapes.js';

/** The differences between the demo server's answers to a call and those of real servers, one sentence each. */
export function unlikeReal(simulated: CallFacts, real: CallFacts): readonly string[] {
  const missingAnswers = real.answers.filter((answer) => !simulated.answers.includes(answer));
  const counted = real.answers.filter(
    (answer) => !missingAnswers.includes(answer) && isUncounted(answer, simulated) !== isUncounted(answer, real),
  );
  return [
    ...differencesOfData(simulated, real),
    ...missingAnswers.map((answer) => `never answers "${answer}"`),
    ...counted.map((answer) => `"${answer}" should ${isUncounted(answer, real) ? 'not ' : ''}count`),
    ...without(real.headers, simulated.headers).map((line) => `lacks the header ${line}`),
    ...without(simulated.headers, real.headers).map((line) => `sends the header ${line}`),
  ];
}

/** Without a recorded success there is nothing to compare. */
function differencesOfData(simulated: CallFacts, real: CallFacts): readonly string[] {
  if (real.data === undefined) return [];
  if (simulated.data === undefined) return ['never succeeds'];
  return differences(simulated.data, real.data);
}

function isUncounted(answer: string, { uncounted = [] }: CallFacts): boolean {
  return uncounted.includes(answer);
}

function without(lines: readonly string[] = [], others: readonly string[] = []): readonly string[] {
  return lines.filter((line) => !others.includes(line));
}
