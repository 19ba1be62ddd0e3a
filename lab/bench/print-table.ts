import { type Figure, type FigureName, FIGURES, isFigureName, type Measured, type Unit } from './figures.js';
import { median, ratio } from './statistics.js';

/** The results of one target by round; in the same round all targets were measured at the same time. */
export interface Results {
  readonly name: string;
  readonly rounds: readonly Measured[];
}

/**
 * The printed table, in Markdown: a row for each figure with any result, medians, and from the second target on the
 * ratio to the first. A single target also has its minimum and maximum. The budget is last, if any figure has one.
 */
export function tableOf(results: readonly Results[]): string {
  const [base] = results;
  if (base === undefined) return '';
  const measured = Object.keys(FIGURES)
    .filter(isFigureName)
    .filter((figure) => isMeasured(results, figure));
  const hasBudgets = measured.some((figure) => budgetOf(figure) !== undefined);
  const head = [
    'figure',
    ...(results.length === 1
      ? ['median', 'least', 'most']
      : results.flatMap(({ name }, index) => (index === 0 ? [name] : [name, `÷ ${base.name}`]))),
    ...(hasBudgets ? ['budget'] : []),
  ];
  const rows = measured.map((figure) => [
    FIGURES[figure].title,
    ...cellsOf(figure, base, results),
    ...(hasBudgets ? [written(budgetOf(figure), FIGURES[figure].unit)] : []),
  ]);
  return lines([head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows]);
}

/** In words, the figures that no round has measured; empty if there are none. */
export function missingIn(results: readonly Results[], wanted: ReadonlySet<FigureName>): string {
  const missing = [...wanted].filter((figure) => !isMeasured(results, figure));
  return missing.length === 0 ? '' : `Not measured: ${missing.join(', ')}.`;
}

function isMeasured(results: readonly Results[], figure: FigureName): boolean {
  return results.some((each) => valuesOf(each, figure).some((value) => value !== undefined));
}

function cellsOf(figure: FigureName, base: Results, results: readonly Results[]): readonly string[] {
  const { unit } = FIGURES[figure];
  const ofBase = valuesOf(base, figure);
  if (results.length === 1) {
    const found = ofBase.filter((value) => value !== undefined);
    return [judged(ofBase, figure), written(Math.min(...found), unit), written(Math.max(...found), unit)];
  }
  return results.flatMap((each) => {
    const values = valuesOf(each, figure);
    if (each === base) return [judged(values, figure)];
    const times = ratio(values, ofBase);
    return [judged(values, figure), times === undefined ? '–' : times.toFixed(2)];
  });
}

function valuesOf({ rounds }: Results, figure: FigureName): readonly (number | undefined)[] {
  return rounds.map((round) => round[figure]);
}

/** The median, marked if it is over its budget as written: a shift of 0.00001 is written as 0. */
function judged(values: readonly (number | undefined)[], figure: FigureName): string {
  const value = median(values.filter((each) => each !== undefined));
  const budget = budgetOf(figure);
  const { unit } = FIGURES[figure];
  const text = written(value, unit);
  return value !== undefined && budget !== undefined && Number(value.toFixed(DIGITS[unit])) > budget
    ? `**${text}** (over)`
    : text;
}

function budgetOf(figure: FigureName): number | undefined {
  const { budget }: Figure = FIGURES[figure];
  return budget;
}

const DIGITS: Readonly<Record<Unit, number>> = { ms: 0, kB: 1, MB: 2, count: 0, shift: 4 };
const SIGN: Readonly<Record<Unit, string>> = { ms: ' ms', kB: ' kB', MB: ' MB', count: '', shift: '' };

function written(value: number | undefined, unit: Unit): string {
  return value === undefined ? '–' : `${value.toFixed(DIGITS[unit])}${SIGN[unit]}`;
}

function lines(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ''))));
  return rows
    .map((row) => `| ${row.map((cell, column) => filled(cell, widths[column] ?? 0, column)).join(' | ')} |`)
    .join('\n');
}

/** Numbers are aligned to the right, as the formatter of documents does it. */
function filled(cell: string, width: number, column: number): string {
  if (cell.startsWith('---')) return cell.endsWith(':') ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width);
  const blanks = ' '.repeat(width - widthOf(cell));
  return column === 0 ? cell + blanks : blanks + cell;
}

/** A Chinese character is two columns wide. */
function widthOf(text: string): number {
  return text.length + (text.match(/[\u4e00-\u9fff]/g)?.length ?? 0);
}
