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
  // WCAG AAA (7:1). The colours of the product aim at AA (design/ui.md).
  'color-contrast-enhanced',
]);

/** Deprecated rules judge by standards that have been withdrawn. */
const RULES = axe
  .getRules()
  .filter(({ ruleId, tags }) => !tags.includes('deprecated') && !OFF.has(ruleId))
  .map(({ ruleId }) => ruleId);

/**
 * What axe finds wrong with a page as it stands, one line each. The script comes through the debugger, not through
 * the page, so that the content security policy has no say in it.
 */
export async function audit(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (values) => window.axe.run(document, { runOnly: { type: 'rule', values }, resultTypes: ['violations'] }),
    RULES,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} – ${node.failureSummary ?? ''}`),
  );
}
