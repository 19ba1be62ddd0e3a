declare global {
  interface Window {
    /** Waits until everything that the page has reported so far has arrived. */
    engineReports: () => Promise<unknown>;
  }
}

/**
 * The first script of every document under test. It sends errors, warnings and violations of the content security
 * policy to the front, because not every driver can read the console.
 */
// esbuild marks named functions with a helper that the page lacks.
export const RECORDER = `(() => { const __name = (f) => f; (${String(record)})(); })()`;

function record(): void {
  const sent: Promise<unknown>[] = [];
  const send = fetch.bind(window);
  const report = (...parts: readonly unknown[]): void => {
    const body = parts.map(String).join(' ');
    sent.push(send('/engine-reports', { method: 'POST', body, keepalive: true }).catch(() => undefined));
  };
  window.engineReports = () => Promise.all(sent);
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      report(level, ...parts);
      write(...parts);
    };
  }
  // In the bubbling phase: an image that cannot be loaded is no error of a script.
  window.addEventListener('error', (event) => report('uncaught', event.message));
  window.addEventListener('unhandledrejection', (event) => report('unhandled', event.reason));
  document.addEventListener('securitypolicyviolation', (violation) => {
    report('policy', violation.violatedDirective, violation.blockedURI, violation.sample);
  });
}
