/*
 * Inline script. Counts what visitors suffer, also before the site runs: dispatches the event `course-site:error` on the
 * document, and sends its content where the setting `error_url` is set (docs/settings.md#错误). It never throws.
 */
import { LEAVING_LIMIT_MS } from '../domain/site/limits.js';
import type { ErrorReport, ReportError } from '../domain/site/error-report.js';
import { SITE_START } from './start-event.js';

/** More errors of one page would only repeat the first ones. */
const REPORTS_MAX = 10;
const STACK_MAX = 2000;
const EXTENSION = /^[a-z-]+-extension\b/;
/** A line of a stack that names a position in a script, in the form of either kind of browser. */
const POSITION = /(?:^\s*at |@).*:\d+:\d+\)?$/;

/** What has been reported: the same fault is reported once, however often a view or a timer repeats it. */
const reported: string[] = [];
/** The browser aborts scripts and calls of a page that is being left: that is no error. */
let leftAt = -LEAVING_LIMIT_MS;

const report: ReportError = (kind, name, cause) => {
  const stack = stackOf(cause);
  const fault = kind + name + (stack.split('\n')[0] ?? '');
  if (reported.length >= REPORTS_MAX || reported.includes(fault) || performance.now() < leftAt + LEAVING_LIMIT_MS)
    return;
  reported.push(fault);
  const content: ErrorReport = {
    ...{ kind, name, stack, page: location.pathname },
    ...{
      version: document.querySelector<HTMLMetaElement>('meta[name=course-site-version]')?.content ?? '',
      number: reported.length,
    },
  };
  try {
    document.dispatchEvent(new CustomEvent('course-site:error', { detail: content }));
    const url = window.courseSiteSettings?.['error_url'];
    // As text, which needs no preflight request.
    if (url) navigator.sendBeacon(url, JSON.stringify(content));
  } catch {
    // An address that the browser refuses: the report is lost.
  }
};
window.courseSiteReportError = report;

window.addEventListener(
  'error',
  ({ target, error, filename }) => {
    if (target instanceof HTMLScriptElement || target instanceof HTMLLinkElement) {
      const address = target instanceof HTMLScriptElement ? target.src : target.href;
      if (address.startsWith(filesOfBuild())) report('code', address.replace(/^.*(?=\/assets\/)|[?#].*/g, ''));
      // The event of an image or a video has no file name.
    } else if (target === window && filename.startsWith(filesOfBuild())) report('script', nameOf(error), error);
  },
  { capture: true },
);
window.addEventListener('unhandledrejection', ({ reason }) => {
  if (stackOf(reason).includes(filesOfBuild())) report('script', nameOf(reason), reason);
});
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
  if (EXTENSION.test(blockedURI) || EXTENSION.test(sourceFile)) return;
  // Of an address only its origin, or a word such as `inline`.
  report('policy', `${effectiveDirective} ${blockedURI.replace(/^(\w+:\/\/[^/]*).*$/, '$1')}`);
});
document.addEventListener(SITE_START, (event) => {
  if (event instanceof CustomEvent && event.detail === null) report('start', 'no start');
});
for (const leaving of ['beforeunload', 'pagehide'])
  window.addEventListener(leaving, () => {
    leftAt = performance.now();
  });
window.addEventListener('pageshow', () => {
  leftAt = -LEAVING_LIMIT_MS;
});

/**
 * How the addresses of this build's files begin, as the document's own scripts show. The errors of extensions, widgets
 * and the operator's scripts are not ours, although their files may be in a folder of the same name.
 */
function filesOfBuild(): string {
  const { src } = document.querySelector<HTMLScriptElement>('script[data-site]') ?? {};
  // Before the first of them nothing of the build can fail.
  return src?.replace(/[^/]*$/, '') ?? 'none';
}

function nameOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.name : typeof thrown;
}

/** Only lines that name a position in a script: the message before them may contain what a visitor has typed. */
function stackOf(thrown: unknown): string {
  // The stack begins with the message, which may contain lines that look like positions.
  const lines = thrown instanceof Error ? (thrown.stack ?? '').replace(`: ${thrown.message}`, '').split('\n') : [];
  return lines
    .filter((line) => POSITION.test(line))
    .map((line) => line.trim().replace(/[?#].*?(?=:\d+:\d+\)?$)/, ''))
    .join('\n')
    .slice(0, STACK_MAX);
}
