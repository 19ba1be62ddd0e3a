/**
 * What a visitor has suffered (docs/settings.md#错误): `start`: the site could not start; `script`: an uncaught error
 * of its code; `site`: an error that it has handled and logged; `code`: a file of the build that did not arrive;
 * `policy`: a violation of the content security policy; `call`: an API call that failed for good.
 */
export type ErrorKind = 'start' | 'script' | 'site' | 'code' | 'policy' | 'call';

/** The content of a report and of the event `course-site:error`. It has no query, no token and no text of a visitor. */
export interface ErrorReport {
  readonly kind: ErrorKind;
  /** The error's class, the file, the directive, or the call and its failure. */
  readonly name: string;
  /** The lines of the stack, without the message; empty when there is none. */
  readonly stack: string;
  /** The path of the page. */
  readonly page: string;
  /** Version and commit of the build. */
  readonly version: string;
  /** 1 for the first error since the document was loaded. */
  readonly number: number;
}

/** Reports an error. Set by the inline script src/boot/report-errors.ts; never throws. */
export type ReportError = (kind: ErrorKind, name: string, cause?: unknown) => void;

declare global {
  interface Window {
    courseSiteReportError?: ReportError;
  }
}
