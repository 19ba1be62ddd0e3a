import type { SUBJECTS } from './words.js';

/** What a finding is about; a row of the catalogue each. */
export type Subject = keyof typeof SUBJECTS;

/** What is wrong, and what an operator does about it. */
export interface Diagnosis {
  readonly wrong: string;
  readonly cure: string;
}

/** `ok` was asked and is right; `info` is a fact to know, neither right nor wrong. */
export interface Fact {
  readonly mark: 'ok' | 'info';
  readonly subject: Subject;
  readonly text: string;
}

/** `fail` keeps something of the site from working; `warn` does not, but somebody should look at it. */
export interface Trouble extends Diagnosis {
  readonly mark: 'warn' | 'fail';
  readonly subject: Subject;
  /** What was asked or looked at: `GET http://host/api/v2/navs`. */
  readonly asked: string;
}

export type Finding = Fact | Trouble;

export const ok = (subject: Subject, text: string): Fact => ({ mark: 'ok', subject, text });
export const info = (subject: Subject, text: string): Fact => ({ mark: 'info', subject, text });

export function warn(subject: Subject, asked: string, { wrong, cure }: Diagnosis): Trouble {
  return { mark: 'warn', subject, asked, wrong, cure };
}

export function fail(subject: Subject, asked: string, { wrong, cure }: Diagnosis): Trouble {
  return { mark: 'fail', subject, asked, wrong, cure };
}

/** Whether the site would not work as it should: decides the exit code. */
export function hasFailed(findings: readonly Finding[]): boolean {
  return findings.some(({ mark }) => mark === 'fail');
}
