import { parseArgs } from 'node:util';

import { type FigureName, FIGURES, isFigureName } from './figures.js';

/** What is measured: a running site at a URL, a commit that is built first, or the local build of `npm run build`. */
export type Target = { readonly name: string } & (
  | { readonly kind: 'url'; readonly url: string }
  /** `isSnapshots`: its public pages are snapshots, made by the program of the same commit. */
  | { readonly kind: 'commit'; readonly commit: string; readonly isSnapshots: boolean }
  | { readonly kind: 'here'; readonly isSnapshots: boolean }
);

export interface BenchArguments {
  readonly targets: readonly Target[];
  readonly rounds: number;
  /** The figures to measure; all by default. */
  readonly only: ReadonlySet<FigureName>;
  /** Covers and slides are photos instead of small drawings. */
  readonly photos: boolean;
  /** The tables of docs/performance.md to write, by name, in place of one run. `all` are all of them. */
  readonly write?: readonly string[];
}

export const USAGE = `Usage: npm run bench                                  the local build (npm run build)
       npm run bench -- before=main now=.             a commit and the local build; ratios to the first
       npm run bench -- plain=. over=.snapshots       the local build without and with snapshots
       npm run bench -- plain=. before=main.snapshots now=.snapshots
                                                      the same, and with the snapshots of a commit
       npm run bench -- ours=. other=http://host:80   or a site that is already running
       npm run bench -- --write all                   the tables of docs/performance.md, measured and written
       npm run bench -- --write presses,phone         only these of them
       add --photos                                   covers are photos of 24 kB
       add --rounds 5                                 how often each figure is measured (3)
       add --only pressable,phone                     only these figures; phone: all that begin with phone-
${wrapped(Object.keys(FIGURES))}`;

const HERE: Target = { name: 'here', kind: 'here', isSnapshots: false };
const SNAPSHOTS = '.snapshots';

/** Reads the command line. Throws an `Error` whose message explains the mistake to the user. */
export function readArguments(args: readonly string[]): BenchArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string', default: '3' },
      only: { type: 'string' },
      photos: { type: 'boolean', default: false },
      write: { type: 'string' },
    },
    allowPositionals: true,
  });
  if (values.write !== undefined && (positionals.length > 0 || values.only !== undefined || values.photos))
    throw new Error('With --write the page says what is measured; only --rounds may be added.');
  const targets = positionals.map(readTarget);
  const names = targets.map(({ name }) => name);
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate !== undefined) throw new Error(`Two targets are called "${duplicate}".`);
  return {
    targets: targets.length === 0 ? [HERE] : targets,
    rounds: readRounds(values.rounds),
    only: readOnly(values.only),
    photos: values.photos,
    ...(values.write !== undefined && { write: values.write.split(',') }),
  };
}

function readTarget(text: string): Target {
  const [, name = '', what = ''] = /^([^=\s]+)=(\S+)$/.exec(text) ?? [];
  if (name === '') throw new Error(`A target is written name=commit, name=http://… or name=., and not "${text}".`);
  const isSnapshots = what.endsWith(SNAPSHOTS);
  if (what === '.' || what === '.snapshots') return { name, kind: 'here', isSnapshots };
  if (/^https?:/.test(what)) return { name, kind: 'url', url: originOf(what) };
  return { name, kind: 'commit', commit: isSnapshots ? what.slice(0, -SNAPSHOTS.length) : what, isSnapshots };
}

function originOf(text: string): string {
  if (!URL.canParse(text)) throw new Error(`"${text}" is not an address.`);
  const { origin, pathname } = new URL(text);
  if (pathname !== '/') throw new Error(`The address of a site has no path, but "${text}" has one.`);
  return origin;
}

function readRounds(text: string): number {
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new Error(`--rounds must be a number from 1 to 999, not "${text}".`);
}

function readOnly(text: string | undefined): ReadonlySet<FigureName> {
  const all = Object.keys(FIGURES);
  const given = text?.split(',').map((name) => name.trim());
  // The first word of several figures means all of them, unless it is a figure itself.
  const names =
    given?.flatMap((name) => {
      const group = isFigureName(name) ? [] : all.filter((each) => each.startsWith(`${name}-`));
      return group.length > 0 ? group : name;
    }) ?? all;
  const unknown = names.find((name) => !isFigureName(name));
  if (unknown !== undefined) throw new Error(`There is no figure "${unknown}".`);
  return new Set(names.filter(isFigureName));
}

function wrapped(names: readonly string[]): string {
  const rows: string[] = [];
  for (const name of names) {
    const row = rows.at(-1);
    if (row !== undefined && row.length + name.length < 95) rows.splice(-1, 1, `${row}, ${name}`);
    else rows.push(`         ${name}`);
  }
  return rows.join('\n');
}
