import type { Gaps } from '../adapters/http/known-call.js';
import type { GatewayRequest } from './gateway-requests.js';
import { type Lost, type Understanding, understandingOf } from './what-matters.js';

/** Why a decoder does not understand these answers, all of one call; empty when it does. */
export function misunderstandings(
  { read, readsNothing, gaps }: Pick<GatewayRequest, 'read' | 'readsNothing' | 'gaps'>,
  answers: readonly unknown[],
): readonly string[] {
  const each = answers.map((data) => understandingOf(read, data));
  const names = (pick: (understanding: Understanding) => ReadonlySet<string>) => unionOf(each.map(pick));
  const mattering = names((understanding) => understanding.mattering);
  const isIndependent = !readsNothing && answers.length > 0 && mattering.length === 0;
  return [
    ...(isIndependent ? ['gives the same result for every answer'] : []),
    ...each.flatMap(({ lost }) => lost.filter(({ entry }) => !isOmittedOnPurpose(gaps, entry))).map(sentenceOn),
    ...names((understanding) => understanding.read)
      .filter((name) => !makesADifference(name, mattering) && !gaps.withoutEffect?.includes(name))
      .map((name) => `does not use ${name}`),
  ];
}

function sentenceOn({ spot }: Lost): string {
  return `leaves out the entry at ${JSON.stringify(spot)}`;
}

function isOmittedOnPurpose({ isOmitted }: Gaps, entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false;
  return isOmitted?.(Object.fromEntries(Object.entries(entry))) ?? false;
}

/** Fields that the decoder looks for and that none of the answers has. */
export function fieldsNotSent(read: (data: unknown) => unknown, answers: readonly unknown[]): readonly string[] {
  const each = answers.map((data) => understandingOf(read, data));
  const found = unionOf(each.map((understanding) => understanding.found));
  return unionOf(each.map(({ missing }) => missing)).filter((name) => !found.includes(name));
}

/** A field that may hold a record also makes a difference through the fields of that record. */
function makesADifference(name: string, mattering: readonly string[]): boolean {
  return mattering.some((other) => other === name || other.startsWith(`${name}.`));
}

function unionOf(sets: readonly ReadonlySet<string>[]): readonly string[] {
  return [...new Set(sets.flatMap((set) => [...set]))].toSorted();
}
