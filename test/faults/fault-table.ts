import { CALL_NAMES, type CallName } from '../../src/adapters/memory/server/calls.js';
import { exportsIn } from '../support/exports-in.js';
import type { ReactionName } from './reactions.js';
import type { FaultRow } from './support/scene.js';
import { THE_FAULTS, type TheFault } from './the-faults.js';

/** The rows of every file of `scenes`. */
const SHELL_CALLS = (await exportsIn<readonly FaultRow[]>(new URL('scenes/', import.meta.url), 'rows')).flat();

/** What the pretend site answers and the shell does not ask. */
const NOT_OF_THE_SHELL: ReadonlySet<CallName> = new Set<CallName>([
  // A place to go to, not a question: the browser shows what becomes of it.
  'qqRedirect',
  'payByAlipay',
  // Of the page of announcements: its journeys break them in a browser.
  ...(['announcement', 'announcements'] as const),
]);

/** A row of the table: what comes of one call and one fault; `undefined` when nobody has said so. */
export interface FaultCell {
  readonly name: string;
  readonly fault: TheFault;
  readonly said: { readonly call: FaultRow; readonly reaction: ReactionName } | undefined;
}

/** Every call of the shell with every fault, in order. A call that was forgotten is there, unspecified. */
export const FAULT_TABLE: readonly FaultCell[] = [
  ...SHELL_CALLS.flatMap((call) =>
    THE_FAULTS.map((fault) => ({ name: call.name, fault, said: { call, reaction: call.rule(fault) } })),
  ),
  ...CALL_NAMES.filter((name) => !NOT_OF_THE_SHELL.has(name) && !SHELL_CALLS.some(({ call }) => call === name)).flatMap(
    (name) => THE_FAULTS.map((fault) => ({ name, fault, said: undefined })),
  ),
];
