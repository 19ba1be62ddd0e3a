import { expect } from 'chai';
import type { Page } from 'playwright-core';

/** Everything on a page that should not have happened: console errors and warnings, uncaught errors, failed requests. */
export class Noise {
  private readonly heard: string[] = [];

  /** To be called before the page goes anywhere. Violations of the content security policy count, whoever reports them. */
  async listenTo(page: Page): Promise<void> {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.heard.push(message.text());
    });
    page.on('pageerror', (error) => this.heard.push(`uncaught: ${String(error)}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // A page that is left takes its open questions back.
      if (why !== 'net::ERR_ABORTED') this.heard.push(`failed: ${request.url()} ${why}`);
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (violation) => {
        console.error(`csp: ${violation.violatedDirective} ${violation.blockedURI}`);
      });
    });
  }

  /** What was heard so far, in order. */
  get lines(): readonly string[] {
    return this.heard;
  }

  /** Nothing was heard but what these patterns expect, and each of them was. Forgets it then. */
  expectOnly(...expected: readonly RegExp[]): void {
    const surprises = this.heard.filter((line) => !expected.some((pattern) => pattern.test(line)));
    expect(surprises, 'unexpected noise').to.deep.equal([]);
    const missing = expected.filter((pattern) => !this.heard.some((line) => pattern.test(line)));
    expect(missing.map(String), 'noise that should have been heard').to.deep.equal([]);
    this.heard.length = 0;
  }
}
