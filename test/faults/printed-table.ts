import type { FaultCell } from './fault-table.js';
import { REACTIONS, type ReactionName } from './reactions.js';
import { THE_FAULTS, type TheFault } from './the-faults.js';

export const UNSPECIFIED = 'unspecified';

/** The table for a terminal of 160 columns: a call per line, a fault per column, then the legend. */
export function printedTable(cells: readonly FaultCell[]): string {
  const names = [...new Set(cells.map(({ name }) => name))];
  const rows = names.map((name) => [name, ...cells.filter((cell) => cell.name === name).map(markOf)]);
  const heading = ['', ...THE_FAULTS.map(({ name }) => name)];
  const reactions = new Set(cells.flatMap(({ specified }) => (specified ? [specified.reaction] : [])));
  return [
    'What the visitor sees of every fault of every call of the shell',
    '',
    ...[heading, ...rows].map((columns) => columns.map((text, column) => text.padEnd(column === 0 ? 19 : 9)).join('')),
    '',
    ...[...reactions].map((name) => `${REACTIONS[name].mark}  ${REACTIONS[name].seen}`),
    '',
    ...[...letters()].map(([message, letter]) => `${letter}  … is ${message}`),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}

/** What the visitor sees, in one line. */
export function seenOf(reaction: ReactionName, { message }: TheFault): string {
  return REACTIONS[reaction].seen.replaceAll('…', message);
}

function markOf({ specified, fault }: FaultCell): string {
  if (specified === undefined) return UNSPECIFIED.slice(0, 8);
  const { mark, seen } = REACTIONS[specified.reaction];
  return seen.includes('…') ? `${mark} ${letters().get(fault.message) ?? ''}` : mark;
}

/** A letter for each message, in the order of the faults. */
function letters(): ReadonlyMap<string, string> {
  const sentences = [...new Set(THE_FAULTS.map(({ message }) => message))];
  return new Map(sentences.map((message, index) => [message, String.fromCharCode('a'.charCodeAt(0) + index)]));
}
