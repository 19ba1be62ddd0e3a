import { BREADTH } from '../test/support/breadth.js';

/** A step of `npm test` or `npm run test:all`. */
export interface Step {
  readonly name: string;
  readonly script: string;
  /** Processor time of the step. Used only to decide the order of the steps. */
  readonly seconds: number;
  /** Mocha writes its counts itself (tools/mocha-counts.cjs). */
  readonly mocha?: true;
  /** Steps whose builds this one reads. */
  readonly after?: readonly string[];
  /** The step uses programs that npm does not install, and skips its tests where they are missing: so it is breadth. */
  readonly usesPrograms?: true;
  /** The step uses all processors by itself; next to other steps it would exceed its time limits. */
  readonly isAlone?: true;
  /**
   * What `npm run test:all` adds to it: the tests with `(breadth)` in their titles, or another script that contains this
   * one. `step`: `npm test` lacks the whole step.
   */
  readonly breadth?: 'tests' | 'step' | { readonly script: string };
}

/** `rest`: what `all` adds to `daily`. */
export type Tests = 'daily' | 'rest' | 'all';

export const STEPS: readonly Step[] = [
  {
    name: 'browser',
    script: 'test:browser',
    seconds: 300,
    mocha: true,
    after: ['build', 'catalogue'],
    isAlone: true,
    breadth: 'tests',
  },
  {
    name: 'engines',
    script: 'test:engines',
    seconds: 130,
    mocha: true,
    after: ['build'],
    usesPrograms: true,
    breadth: 'step',
  },
  {
    ...{ name: 'deploy', script: 'test:deploy', seconds: 240, mocha: true, usesPrograms: true },
    after: ['build', 'web space'],
    breadth: 'step',
  },
  { name: 'views', script: 'test:views', seconds: 120, mocha: true, breadth: 'tests' },
  { name: 'edges', script: 'test:edges', seconds: 110, mocha: true, breadth: 'tests' },
  { name: 'core', script: 'test:core', seconds: 40, mocha: true, breadth: { script: 'coverage' } },
  { name: 'build', script: 'build', seconds: 65 },
  { name: 'web space', script: 'build:offline', seconds: 35, breadth: 'step' },
  { name: 'catalogue', script: 'build:catalogue', seconds: 24 },
  { name: 'layout', script: 'test:layout', seconds: 1 },
  { name: 'lint', script: 'test:lint', seconds: 25 },
  { name: 'types', script: 'test:types', seconds: 22 },
  { name: 'unused', script: 'test:unused', seconds: 11 },
  { name: 'layers', script: 'test:layers', seconds: 10 },
  { name: 'size', script: 'test:size', seconds: 3, after: ['build'] },
  { name: 'rules with types', script: 'test:rules', seconds: 40, breadth: 'step' },
];

/** The script of a step and its arguments; `undefined` if the step is not part of these tests. */
export function argumentsOf({ script, mocha, breadth }: Step, tests: Tests): readonly string[] | undefined {
  const more = typeof breadth === 'object' ? breadth.script : script;
  if (breadth === 'step') return tests === 'daily' ? undefined : [script];
  if (tests === 'all') return [more];
  if (tests === 'rest') {
    if (breadth === undefined) return undefined;
    return breadth === 'tests' ? [script, '--', '--fgrep', BREADTH] : [more];
  }
  return mocha ? [script, '--', '--fgrep', BREADTH, '--invert'] : [script];
}

/**
 * The waiting step that starts now, with this number of processors: the one with the longest path to the end. A step
 * that uses all processors comes last.
 */
export function nextStep(waiting: readonly Step[], running: readonly Step[], processors: number): Step | undefined {
  const unfinished = new Set([...waiting, ...running].map(({ name }) => name));
  const ready = waiting
    .filter(({ after = [] }) => !after.some((name) => unfinished.has(name)))
    .sort((a, b) => Number(a.isAlone ?? false) - Number(b.isAlone ?? false) || pathOf(b, waiting) - pathOf(a, waiting));
  const [next] = ready;
  const isFree = next?.isAlone ? running.length === 0 : running.length < processors;
  return isFree && !running.some(({ isAlone }) => isAlone) ? next : undefined;
}

function pathOf({ name, seconds }: Step, steps: readonly Step[]): number {
  const later = steps.filter(({ after }) => after?.includes(name)).map((step) => pathOf(step, steps));
  return seconds + Math.max(0, ...later);
}
