import type { SUBJECTS } from './strings.js';

export type Subject = keyof typeof SUBJECTS;

/** What is wrong, and what the operator can do about it. */
export interface Diagnosis {
  readonly wrong: string;
  readonly cure: string;
}

/** `ok`: checked and right; `info`: a fact that is neither right nor wrong. */
export interface Fact {
  readonly mark: 'ok' | 'info';
  readonly subject: Subject;
  readonly text: string;
}

/** `fail`: a part of the site does not work; `warn`: it works, but the operator should check it. */
export interface Trouble extends Diagnosis {
  readonly mark: 'warn' | 'fail';
  readonly subject: Subject;
  /** The request or the value that was checked: `GET http://host/api/v2/navs`. */
  readonly request: string;
}

export type Finding = Fact | Trouble;

export const ok = (subject: Subject, text: string): Fact => ({ mark: 'ok', subject, text });
export const info = (subject: Subject, text: string): Fact => ({ mark: 'info', subject, text });

export function warn(subject: Subject, request: string, { wrong, cure }: Diagnosis): Trouble {
  return { mark: 'warn', subject, request, wrong, cure };
}

export function fail(subject: Subject, request: string, { wrong, cure }: Diagnosis): Trouble {
  return { mark: 'fail', subject, request, wrong, cure };
}

/** Whether the site would not work properly; decides the exit code. */
export function hasFailed(findings: readonly Finding[]): boolean {
  return findings.some(({ mark }) => mark === 'fail');
}
