import { type FigureName, FIGURES, isFigureName, type Measured, type Unit } from './figures.js';
import { median, ratio } from './statistics.js';

/** The results of one target by round; in the same round all targets were measured at the same time. */
export interface Results {
  readonly name: string;
  readonly rounds: readonly Measured[];
}

/**
 * The printed table, in Markdown: a row for each figure with any result, medians, and from the second target on the
 * ratio to the first. A single target also has its minimum and maximum.
 */
export function tableOf(results: readonly Results[]): string {
  const [base] = results;
  if (base === undefined) return '';
  const measured = Object.keys(FIGURES)
    .filter(isFigureName)
    .filter((figure) => results.some((each) => valuesOf(each, figure).some((value) => value !== undefined)));
  const head =
    results.length === 1
      ? ['', base.name, 'least', 'most']
      : ['', ...results.flatMap(({ name }, index) => (index === 0 ? [name] : [name, `÷ ${base.name}`]))];
  const rows = measured.map((figure) => [FIGURES[figure].title, ...cellsOf(figure, base, results)]);
  return lines([head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]);
}

function cellsOf(figure: FigureName, base: Results, results: readonly Results[]): readonly string[] {
  const { unit } = FIGURES[figure];
  const ofBase = valuesOf(base, figure);
  const measuredOfBase = ofBase.filter((value) => value !== undefined);
  if (results.length === 1)
    return [
      median(measuredOfBase),
      ...(measuredOfBase.length === 0
        ? [undefined, undefined]
        : [Math.min(...measuredOfBase), Math.max(...measuredOfBase)]),
    ].map((value) => written(value, unit));
  return results.flatMap((each) => {
    const values = valuesOf(each, figure);
    const middle = written(median(values.filter((value) => value !== undefined)), unit);
    if (each === base) return [middle];
    const times = ratio(values, ofBase);
    return [middle, times === undefined ? '–' : times.toFixed(2)];
  });
}

function valuesOf({ rounds }: Results, figure: FigureName): readonly (number | undefined)[] {
  return rounds.map((round) => round[figure]);
}

const DIGITS: Readonly<Record<Unit, number>> = { ms: 0, kB: 1, MB: 2, count: 0, shift: 4 };
const SIGN: Readonly<Record<Unit, string>> = { ms: ' ms', kB: ' kB', MB: ' MB', count: '', shift: '' };

function written(value: number | undefined, unit: Unit): string {
  return value === undefined ? '–' : `${value.toFixed(DIGITS[unit])}${SIGN[unit]}`;
}

function lines(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  return rows
    .map((row) => `| ${row.map((cell, column) => filled(cell, widths[column] ?? 0)).join(' | ')} |`)
    .join('\n');
}

function filled(cell: string, width: number): string {
  if (cell.startsWith('---')) return cell.endsWith(':') ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width);
  return cell + ' '.repeat(width - widthOf(cell));
}

/** A Chinese character is two columns wide in a terminal. */
function widthOf(text: string): number {
  return text.length + (text.match(/[\u4e00-\u9fff]/g)?.length ?? 0);
}
