import { parseArgs } from 'node:util';

/** What to do: screenshots of the README, a set of all states, or a new set and its differences from the last one. */
export interface ScreenshotsOptions {
  readonly what: 'readme' | 'all' | 'compare';
  /** Prefix of the state ids; empty for all states. */
  readonly only: string;
}

/** Reads the command line. Throws an explanation when it is invalid. */
export function readArguments(args: readonly string[]): ScreenshotsOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { all: { type: 'boolean' }, compare: { type: 'boolean' }, only: { type: 'string' } },
  });
  const { all = false, compare = false, only } = values;
  if (all && compare) throw new Error('--all takes a set and --compare compares with it: use only one of them.');
  if (only !== undefined && !all && !compare) throw new Error('--only needs --all or --compare.');
  return { what: all ? 'all' : compare ? 'compare' : 'readme', only: only ?? '' };
}
