import type { LoginUser } from '../session/login-user.js';
import * as says from './words.js';

/** The longest name, in code points (pages API 3.20). */
const NICKNAME_LENGTH = 24;

/** What is wrong with a new name; `undefined` for nothing. */
export function nicknameFault(typed: string, present: string): string | undefined {
  const name = typed.trim();
  if (name === '') return says.NICKNAME_MISSING;
  if (Array.from(name).length > NICKNAME_LENGTH) return says.NICKNAME_TOO_LONG;
  return name === present ? says.NICKNAME_THE_SAME : undefined;
}

/** A mobile with its middle hidden. Of any other number the last four digits are left. */
export function maskMobile(mobile: string): string {
  return mobile.replace(/^(\d{3})\d{4}(?=\d{4}$)/, '$1****').replace(/\d+(?=\d{4}$)/, '****');
}

/** Whether the one social account that is linked is all that lets the member in: no password, no mobile (pages §17). */
export function isLastWayIn({ linked, mobileBound, passwordSet }: LoginUser): boolean {
  // A password goes with a mobile: without one it opens nothing.
  return !mobileBound && !passwordSet && linked.qq !== linked.wechat;
}

/** Whether what was typed says that the account is to go. */
export function confirmsDeletion(typed: string): boolean {
  return typed.trim() === says.DELETION_WORD;
}
