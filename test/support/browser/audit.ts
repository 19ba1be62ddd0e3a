import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Put there by `audit`. */
    axe: typeof axe;
  }
}

/** Rules that are not kept, each for a reason. Every other rule of axe is, its best practices and experiments too. */
const OFF: ReadonlySet<string> = new Set([
  // WCAG AAA (7:1). The colours of the product aim at AA (docs/spec/appearance.md#contrast).
  'color-contrast-enhanced',
]);

/** Deprecated rules judge by standards that have been withdrawn. */
const KEPT = axe.getRules().filter(({ ruleId, tags }) => !tags.includes('deprecated') && !OFF.has(ruleId));
/** Looks at the style sheets, which it has to fetch, and not at the page. */
const RULE_OF_SHEETS = 'css-orientation-lock';
const RULES = KEPT.map(({ ruleId }) => ruleId).filter((rule) => rule !== RULE_OF_SHEETS);
const RULES_OF_COLOUR = KEPT.filter(({ tags }) => tags.includes('cat.color')).map(({ ruleId }) => ruleId);

/** The axe that is put into pages: less than half of what `axe.source` is. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export type Scheme = 'light' | 'dark';

/**
 * What is looked at: all of the document, or all but the header and the footer, which many states have in common. Rules
 * about the document as a whole (landmarks, headings, a way past the header) are asked in either case.
 */
export type AuditScope = 'document' | 'content';

/** The elements that the scope `content` leaves out. */
export const FRAME = '.header, .footer';

/** What axe finds wrong with a page as it stands, one line each. */
export function audit(page: Page): Promise<readonly string[]> {
  return violations(page, RULES);
}

/** What axe finds wrong with the style sheets of a page, one line each. */
export function auditSheets(page: Page): Promise<readonly string[]> {
  return violations(page, [RULE_OF_SHEETS]);
}

/**
 * What axe finds wrong with a page in light and in dark colours. The rules that look at no colours judge what both have
 * in common, and are asked once, unless the page is made of other elements in the dark.
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
  const alike = (await page.content()) === markup;
  const dark = await violations(page, alike ? RULES_OF_COLOUR : RULES, scope);
  return { light, dark };
}

/** The page has had the time to answer to what it is told of its surroundings. */
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
  // The script comes through the debugger, not through the page, so that the content security policy has no say in it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Told in lines from within the page: all that axe knows is a hundred times as long.
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
