import type { CallFacts } from '../../../lab/recorded/facts.js';
import { shapeFromJson } from '../../../lab/recorded/shape-json.js';
import { differences } from './compare-shapes.js';

/** The differences between the demo server's answers to a call and those of real servers, one sentence each. */
export function unlikeReal(pretended: CallFacts, real: CallFacts): readonly string[] {
  const unsaid = real.answers.filter((answer) => !pretended.answers.includes(answer));
  const counted = real.answers.filter(
    (answer) => !unsaid.includes(answer) && isUncounted(answer, pretended) !== isUncounted(answer, real),
  );
  return [
    ...differencesOfData(pretended, real),
    ...unsaid.map((answer) => `never says "${answer}"`),
    ...counted.map((answer) => `"${answer}" should ${isUncounted(answer, real) ? 'not ' : ''}count`),
    ...without(real.headers, pretended.headers).map((line) => `lacks the header ${line}`),
    ...without(pretended.headers, real.headers).map((line) => `sends the header ${line}`),
  ];
}

/** Without a recorded success there is nothing to compare. */
function differencesOfData(pretended: CallFacts, real: CallFacts): readonly string[] {
  if (real.data === undefined) return [];
  if (pretended.data === undefined) return ['never succeeds'];
  return differences(shapeFromJson(pretended.data), shapeFromJson(real.data));
}

function isUncounted(answer: string, { uncounted = [] }: CallFacts): boolean {
  return uncounted.includes(answer);
}

function without(lines: readonly string[] = [], others: readonly string[] = []): readonly string[] {
  return lines.filter((line) => !others.includes(line));
}
