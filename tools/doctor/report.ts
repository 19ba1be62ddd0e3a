import { type Fact, type Finding, hasFailed, type Trouble } from './finding.js';
import { ALL_WELL, CHECKED, CURE, SUBJECTS, summaryOf, usable, WRONG } from './strings.js';

const MARKS: Readonly<Record<Finding['mark'], string>> = { ok: 'ok  ', info: 'info', warn: 'warn', fail: 'FAIL' };
const INDENT = ' '.repeat(6);

/**
 * Formats findings for an operator: one line for each that is fine; for the others also the request, what is wrong and
 * the remedy.
 */
export function report(findings: readonly Finding[]): string {
  const facts = findings.filter((finding): finding is Fact => !isTrouble(finding));
  const troubles = findings.filter(isTrouble);
  const groups = alike(troubles);
  const blocks = [facts.map(factLine), ...groups.map(troubleLines), [summary(groups)]];
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

/** The same for a program that watches the site (docs/deploy.md#医生): one JSON object. */
export function reportJson(
  { base, origin, served }: { readonly base: string; readonly origin: string; readonly served: boolean },
  findings: readonly Finding[],
): string {
  const listed = findings.map((finding) => ({ ...finding, about: SUBJECTS[finding.subject] }));
  return JSON.stringify(
    { server: base, site: served ? origin : null, ok: !hasFailed(findings), findings: listed },
    null,
    2,
  );
}

function isTrouble(finding: Finding): finding is Trouble {
  return finding.mark === 'warn' || finding.mark === 'fail';
}

function factLine({ mark, subject, text }: Fact): string {
  return `${MARKS[mark]}  ${SUBJECTS[subject]}：${text}`;
}

/** Groups troubles with the same cause: a maintenance affects many calls but is one thing to mend. */
function alike(troubles: readonly Trouble[]): readonly (readonly [Trouble, ...Trouble[]])[] {
  const groups = new Map<string, [Trouble, ...Trouble[]]>();
  for (const trouble of troubles) {
    const key = [trouble.mark, trouble.wrong, trouble.cure].join('\n');
    const group = groups.get(key);
    if (group) group.push(trouble);
    else groups.set(key, [trouble]);
  }
  return [...groups.values()];
}

function troubleLines(group: readonly [Trouble, ...Trouble[]]): readonly string[] {
  const [{ mark, wrong, cure }] = group;
  const subjects = new Set(group.map(({ subject }) => SUBJECTS[subject]));
  return [
    `${MARKS[mark]}  ${[...subjects].join('、')}`,
    ...group.map(({ request }) => `${INDENT}${CHECKED}：${request}`),
    `${INDENT}${WRONG}：${wrong}`,
    `${INDENT}${CURE}：${cure}`,
  ];
}

/** Counts the printed groups by their marks. */
function summary(groups: ReturnType<typeof alike>): string {
  const failed = groups.filter(([{ mark }]) => mark === 'fail').length;
  const warned = groups.length - failed;
  if (failed > 0) return summaryOf(failed, warned);
  return warned > 0 ? usable(warned) : ALL_WELL;
}
