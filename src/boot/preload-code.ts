/*
 * Part of early-requests.ts: requests the code that the page, its text and its video will need. The site requests it by
 * `import()` later, where it was not needed here: src/ui/pages.ts and src/ui/shared/content/lazy-content-tools.ts.
 */
import { matchesPattern } from '../domain/access/paths.js';
import { mayHaveFormulas } from '../domain/content/formulas.js';

/** A page: its route pattern, the files of its code, and whether only members may enter. */
type PageFiles = readonly [pattern: string, files: readonly string[], isForMembers: boolean];

// The build replaces these names by values (tools/webpack/document-plugin.ts).
declare const PAGES: readonly PageFiles[];
/** The files of the code that plays streams. */
declare const STREAMS: readonly string[];
/** The files of the code that draws formulas, and of the code that highlights code. */
declare const FORMULAS: readonly string[];
declare const HIGHLIGHTER: readonly string[];

export function preloadCodeOfPage(isMember: boolean): void {
  const page = PAGES.find(([pattern]) => matchesPattern(pattern, location.pathname));
  if (!page) return;
  const [, files, isForMembers] = page;
  if (isMember || !isForMembers) preloadFiles(files);
}

/** `answer` is the JSON of a text of the page; the caller waits for the scripts, which need the bandwidth first. */
export function preloadCodeOfText(answer: string): void {
  if (mayHaveFormulas(answer)) preloadFiles(FORMULAS);
  if (/lang(uage)?-|hljs/.test(answer)) preloadFiles(HIGHLIGHTER);
}

/** `answer` is the JSON of the addresses of a video. */
export function preloadCodeOfStreams(answer: string): void {
  if (/m3u8/i.test(answer)) preloadFiles(STREAMS);
}

function preloadFiles(files: readonly string[]): void {
  for (const file of files) {
    if (!file.endsWith('css')) preload(file, 'script');
    // A snapshot has the stylesheets of its page inline.
    else if (!document.querySelector(`style[data-href="${file}"]`)) preload(file, 'style');
  }
}

function preload(file: string, as: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = as;
  link.fetchPriority = 'low';
  link.href = file;
  document.head.appendChild(link);
}
