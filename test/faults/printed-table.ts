import type { FaultCell } from './fault-table.js';
import { REACTIONS, type ReactionName } from './reactions.js';
import { THE_FAULTS, type TheFault } from './the-faults.js';

export const UNSPECIFIED = 'unspecified';

/** The table for a terminal of 160 columns: a call per line, a fault per column, then the legend. */
export function printedTable(cells: readonly FaultCell[]): string {
  const names = [...new Set(cells.map(({ name }) => name))];
  const rows = names.map((name) => [name, ...cells.filter((cell) => cell.name === name).map(markOf)]);
  const heading = ['', ...THE_FAULTS.map(({ name }) => name)];
  const reactions = new Set(cells.flatMap(({ said }) => (said ? [said.reaction] : [])));
  return [
    'What the visitor sees of every fault of every call of the shell',
    '',
    ...[heading, ...rows].map((columns) => columns.map((text, place) => text.padEnd(place === 0 ? 19 : 9)).join('')),
    '',
    ...[...reactions].map((name) => `${REACTIONS[name].mark}  ${REACTIONS[name].seen}`),
    '',
    ...[...letters()].map(([words, letter]) => `${letter}  … is ${words}`),
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}

/** What the visitor sees, in one line. */
export function seenOf(reaction: ReactionName, { words }: TheFault): string {
  return REACTIONS[reaction].seen.replaceAll('…', words);
}

function markOf({ said, fault }: FaultCell): string {
  if (said === undefined) return UNSPECIFIED.slice(0, 8);
  const { mark, seen } = REACTIONS[said.reaction];
  return seen.includes('…') ? `${mark} ${letters().get(fault.words) ?? ''}` : mark;
}

/** A letter for each message, in the order of the faults. */
function letters(): ReadonlyMap<string, string> {
  const sentences = [...new Set(THE_FAULTS.map(({ words }) => words))];
  return new Map(sentences.map((words, place) => [words, String.fromCharCode('a'.charCodeAt(0) + place)]));
}
