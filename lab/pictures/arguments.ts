import { parseArgs } from 'node:util';

/** Which pictures are wanted: those of the README, a set of all states, or a set and how it differs from the last. */
export interface PicturesWanted {
  readonly what: 'readme' | 'all' | 'compare';
  /** How the ids of the states begin; empty for every state. */
  readonly only: string;
}

/** Reads the command line. Throws a sentence when it makes no sense. */
export function picturesWanted(args: readonly string[]): PicturesWanted {
  const { values } = parseArgs({
    args: [...args],
    options: { all: { type: 'boolean' }, compare: { type: 'boolean' }, only: { type: 'string' } },
  });
  const { all = false, compare = false, only } = values;
  if (all && compare)
    throw new Error('--all takes a set to compare with later, --compare compares with it: one of them.');
  if (only !== undefined && !all && !compare) throw new Error('--only goes with --all or --compare.');
  return { what: all ? 'all' : compare ? 'compare' : 'readme', only: only ?? '' };
}
