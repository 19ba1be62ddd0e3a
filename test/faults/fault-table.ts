import { CALL_NAMES, type CallName } from '../../src/adapters/memory/server/calls.js';
import { exportsIn } from '../support/exports-in.js';
import type { ReactionName } from './reactions.js';
import type { FaultRow } from './support/scene.js';
import { THE_FAULTS, type TheFault } from './the-faults.js';

/** The rows of all files in `scenes`. */
const SHELL_CALLS = (await exportsIn<readonly FaultRow[]>(new URL('scenes/', import.meta.url), 'rows')).flat();

/** Calls that the server answers and the shell does not make. */
const NOT_OF_THE_SHELL: ReadonlySet<CallName> = new Set<CallName>([
  // The browser navigates to these, and displays the result itself.
  'qqRedirect',
  'wechatRedirect',
  'payByAlipay',
  // A page without its card in WeChat is the same page: the fault is logged (test/application/sharing.test.ts).
  'wechatSignature',
  // Browser journeys test the faults of the announcement page.
  ...(['announcement', 'announcements'] as const),
]);

/** A cell of the table: the reaction to one fault of one call; `specified` is `undefined` when no row specifies it. */
export interface FaultCell {
  readonly name: string;
  readonly fault: TheFault;
  readonly specified: { readonly call: FaultRow; readonly reaction: ReactionName } | undefined;
}

/** Every call of the shell with every fault, in order. A call without a row appears as unspecified. */
export const FAULT_TABLE: readonly FaultCell[] = [
  ...SHELL_CALLS.flatMap((call) =>
    THE_FAULTS.map((fault) => ({ name: call.name, fault, specified: { call, reaction: call.rule(fault) } })),
  ),
  ...CALL_NAMES.filter((name) => !NOT_OF_THE_SHELL.has(name) && !SHELL_CALLS.some(({ call }) => call === name)).flatMap(
    (name) => THE_FAULTS.map((fault) => ({ name, fault, specified: undefined })),
  ),
];
