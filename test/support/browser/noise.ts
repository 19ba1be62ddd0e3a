import { expect } from 'chai';
import type { Page } from 'playwright-core';

/** Everything that should not happen on a page: console errors and warnings, uncaught errors, failed requests. */
export class Noise {
  private readonly messages: string[] = [];

  /** Call it before the page navigates. Violations of the content security policy count too. */
  async listenTo(page: Page): Promise<void> {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.messages.push(message.text());
    });
    page.on('pageerror', (error) => this.messages.push(`uncaught: ${String(error)}`));
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      // The browser aborts the open requests of a page that is left.
      if (why !== 'net::ERR_ABORTED') this.messages.push(`failed: ${request.url()} ${why}`);
    });
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (violation) => {
        console.error(`csp: ${violation.violatedDirective} ${violation.blockedURI}`);
      });
    });
  }

  /** Everything recorded so far, in order. */
  get lines(): readonly string[] {
    return this.messages;
  }

  /** Checks that each line matches one of these patterns and each pattern one of the lines, then clears the lines. */
  expectOnly(...expected: readonly RegExp[]): void {
    const surprises = this.messages.filter((line) => !expected.some((pattern) => pattern.test(line)));
    expect(surprises, 'unexpected noise').to.deep.equal([]);
    const missing = expected.filter((pattern) => !this.messages.some((line) => pattern.test(line)));
    expect(missing.map(String), 'expected noise that is missing').to.deep.equal([]);
    this.forget();
  }

  forget(): void {
    this.messages.length = 0;
  }
}
