import type { Finding, Subject } from '../../../tools/doctor/finding.js';

/** What a front end was told not to work, each once. */
export function failing(findings: readonly Finding[]): readonly Subject[] {
  return marked(findings, 'fail');
}

export function marked(findings: readonly Finding[], mark: Finding['mark']): readonly Subject[] {
  return [...new Set(findings.filter((finding) => finding.mark === mark).map(({ subject }) => subject))];
}

/** The words about one subject: what is wrong with it, or what is right. */
export function wordsAbout(findings: readonly Finding[], subject: Subject): string {
  return findings
    .filter((finding) => finding.subject === subject)
    .map((finding) => ('wrong' in finding ? `${finding.asked}\n${finding.wrong}\n${finding.cure}` : finding.text))
    .join('\n');
}
