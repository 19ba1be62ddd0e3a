import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * The rules of axe that are switched off, with the reason. All others run, including best practices and experimental
 * ones.
 */
const OFF: ReadonlySet<string> = new Set([
  // WCAG AAA (7:1). The colours of the product aim at AA (docs/spec/appearance.md#contrast).
  'color-contrast-enhanced',
]);

/** Deprecated rules check standards that have been withdrawn. */
const PRESERVED = axe.getRules().filter(({ ruleId, tags }) => !tags.includes('deprecated') && !OFF.has(ruleId));
/** This rule checks the stylesheets, which it has to fetch, and not the page. */
const RULE_OF_SHEETS = 'css-orientation-lock';
const RULES = PRESERVED.map(({ ruleId }) => ruleId).filter((rule) => rule !== RULE_OF_SHEETS);
const RULES_OF_COLOUR = PRESERVED.filter(({ tags }) => tags.includes('cat.color')).map(({ ruleId }) => ruleId);

/** The axe script for pages: less than half the size of `axe.source`. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type Scheme = 'light' | 'dark';

/**
 * What is audited: the whole document, or all but the header and the footer, which many states share. Rules about the
 * whole document (landmarks, headings, skip link) run in both cases.
 */
export type AuditScope = 'document' | 'content';

/** The elements that the scope `content` leaves out. */
export const FRAME = '.header, .footer';

/** The violations that axe finds on the page in its present state, one per line. */
export function audit(page: Page, scope: AuditScope = 'document'): Promise<readonly string[]> {
  return violations(page, RULES, scope);
}

/** The violations that axe finds in the page's stylesheets, one per line. */
export function auditSheets(page: Page): Promise<readonly string[]> {
  return violations(page, [RULE_OF_SHEETS]);
}

/**
 * The violations that axe finds in light and in dark colours. Rules about anything but colour run once, in light
 * colours, unless the dark page has different markup.
 */
export async function auditSchemes(
  page: Page,
  scope: AuditScope = 'document',
): Promise<Readonly<Record<Scheme, readonly string[]>>> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violations(page, RULES, scope);
  const markup = await page.content();
  await page.emulateMedia({ colorScheme: 'dark' });
  await noticed(page);
  const restorable = (await page.content()) === markup;
  const dark = await violations(page, restorable ? RULES_OF_COLOUR : RULES, scope);
  return { light, dark };
}

function noticed(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
  });
}

async function violations(
  page: Page,
  rules: readonly string[],
  scope: AuditScope = 'document',
): Promise<readonly string[]> {
  // The debugger evaluates the script, so the content security policy of the page does not block it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Formats the lines inside the page: the full result of axe is a hundred times as long.
  return page.evaluate(
    async ({ values, preload, leftOut }) => {
      const exclude = leftOut === null ? [] : [...document.querySelectorAll(leftOut)];
      const { violations: found } = await window.axe.run(
        { include: document, exclude },
        {
          runOnly: { type: 'rule', values },
          resultTypes: ['violations'],
          preload,
        },
      );
      return found.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
      );
    },
    {
      values: [...rules],
      preload: { assets: [rules.includes(RULE_OF_SHEETS) ? 'cssom' : 'media'] },
      leftOut: scope === 'content' ? FRAME : null,
    },
  );
}
