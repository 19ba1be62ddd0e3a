/** The part of Stryker's report that is read. The keys of `files` are relative to the root of the project. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

export interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status:
    'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'RuntimeError' | 'CompileError' | 'Ignored' | 'Pending';
  readonly location: { readonly start: Position; readonly end: Position };
}

/** Both start at 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** The counts of one or more folders. */
export interface Count {
  readonly mutants: number;
  readonly killed: number;
  readonly timeout: number;
  readonly survived: number;
  readonly uncovered: number;
  /** Mutants of code that runs while files load; not tested and not in the other numbers. */
  readonly fixed: number;
}

const NONE: Count = { mutants: 0, killed: 0, timeout: 0, survived: 0, uncovered: 0, fixed: 0 };

/**
 * Counts by folder, at most three levels deep (`src/domain/orders`), sorted by name. Files outside `folders` are left
 * out.
 */
export function countByFolder(report: Report, folders: readonly string[]): ReadonlyMap<string, Count> {
  const counts = new Map<string, Count>();
  for (const file of Object.keys(report.files).toSorted()) {
    if (!folders.some((folder) => file.startsWith(`${folder}/`))) continue;
    const folder = file.split('/').slice(0, -1).slice(0, 3).join('/');
    const mutants = report.files[file]?.mutants ?? [];
    counts.set(folder, mutants.map(countOf).reduce(plus, counts.get(folder) ?? NONE));
  }
  return counts;
}

export function countAll(counts: Iterable<Count>): Count {
  return [...counts].reduce(plus, NONE);
}

/** In percent of all mutants except `fixed`; 100 when there are none. */
export function scoreOf({ mutants, killed, timeout }: Count): number {
  return mutants === 0 ? 100 : ((killed + timeout) / mutants) * 100;
}

/** A Markdown table with one row for each folder and one for all. */
export function tableOf(counts: ReadonlyMap<string, Count>): string {
  const row = (name: string, count: Count) => {
    const numbers = [count.mutants, count.killed, count.timeout, count.survived, count.uncovered, count.fixed].map(
      String,
    );
    return [name, ...numbers, `${scoreOf(count).toFixed(1)} %`];
  };
  const head = ['folder', 'mutants', 'killed', 'timeout', 'survived', 'not covered', 'fixed', 'score'];
  const rows = [
    head,
    ...[...counts].map(([folder, count]) => row(`\`${folder}\``, count)),
    row('all', countAll(counts.values())),
  ];
  const widths = head.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const line = (cells: readonly string[]) => {
    const filled = cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)));
    return `| ${filled.join(' | ')} |`;
  };
  const [first = [], ...others] = rows;
  return [first, rule, ...others].map(line).join('\n');
}

/** Lists the mutants that no test detected: location, original code, mutated code. */
export function survivorsIn(report: Report, folders: readonly string[]): string {
  return Object.entries(report.files)
    .filter(([file]) => folders.some((folder) => file.startsWith(`${folder}/`)))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([file, { source, mutants }]) =>
      mutants
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .map((mutant) => {
          const { start } = mutant.location;
          const mark = mutant.status === 'Survived' ? '' : ' (not covered)';
          const before = pieceOf(source, mutant.location);
          return `${file}:${start.line}:${start.column} ${mutant.mutatorName}${mark}\n- ${before}\n+ ${mutant.replacement ?? ''}\n`;
        }),
    )
    .join('\n');
}

function pieceOf(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n');
}

function countOf({ status }: Mutant): Count {
  switch (status) {
    case 'Killed':
      return { ...NONE, mutants: 1, killed: 1 };
    case 'Timeout':
      return { ...NONE, mutants: 1, timeout: 1 };
    case 'Survived':
      return { ...NONE, mutants: 1, survived: 1 };
    case 'NoCoverage':
      return { ...NONE, mutants: 1, uncovered: 1 };
    case 'Ignored':
      return { ...NONE, fixed: 1 };
    case 'RuntimeError':
    case 'CompileError':
    case 'Pending':
      return NONE;
  }
}

function plus(one: Count, other: Count): Count {
  return {
    mutants: one.mutants + other.mutants,
    killed: one.killed + other.killed,
    timeout: one.timeout + other.timeout,
    survived: one.survived + other.survived,
    uncovered: one.uncovered + other.uncovered,
    fixed: one.fixed + other.fixed,
  };
}
