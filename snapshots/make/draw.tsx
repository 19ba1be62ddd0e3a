import { createRoot } from 'react-dom/client';
import { merge, tap } from 'rxjs';

import { BACKGROUND_TASKS } from '../../src/application/site/background-tasks.js';
import { START_UP } from '../../src/application/site/start-up.js';
import type { Resolve } from '../../src/domain/kernel/token.js';
import { isPageReady } from '../../src/boot/page-ready.js';
import { App } from '../../src/ui/app.js';
import type { Answers } from './answers.js';
import { ID_PREFIX, withoutScripts } from './serialise.js';
import { SHOWS_ERROR, UNSETTLED } from './strings.js';

/** A page fails if it has not settled this long after its last call to the server. */
const IDLE_LIMIT_MS = 30_000;
/** Consecutive checks that must find the page settled. */
const SETTLED_CHECKS = 3;

/** Where a page has a part whose stylesheet is loaded on demand. */
const PARTS: Readonly<Record<string, string>> = {
  richText: '.home .rich-text',
  formulas: '.rich-text .katex',
  code: '.rich-text [class*="hljs"]',
};

const FRAME = ['.skip-link', '.header', '.main', '.footer', '.bottom-nav'];

/** A page as the site draws it. */
export interface Drawing {
  /** Title of the document. */
  readonly title: string;
  /** Skip link, header and bottom navigation. */
  readonly header: string;
  readonly main: string;
  readonly footer: string;
  /** JSON of schema.org that the page itself puts into the head. */
  readonly linkedData: readonly string[];
  /** Text of the first text that an owner wrote in an editor; empty when there is none. */
  readonly text: string;
  /** Address of the first image of the page; empty when there is none. */
  readonly image: string;
  /** Names of the parts in snapshots/page-styles.ts that the page contains. */
  readonly parts: readonly string[];
}

/** The page cannot be a snapshot; the message says why. */
export class NotDrawn extends Error {}

/** Draws the page of these services, waits until it is settled, and removes it again. Rejects with `NotDrawn`. */
export async function draw(resolve: Resolve, answers: Answers): Promise<Drawing> {
  const element = document.createElement('div');
  document.body.append(element);
  const before = new Set(document.head.children);
  const broken: unknown[] = [];
  const view = createRoot(element, {
    identifierPrefix: ID_PREFIX,
    onCaughtError: (thrown) => broken.push(thrown),
    onUncaughtError: (thrown) => broken.push(thrown),
  });
  const failed = { start: false };
  const running = merge(
    resolve(BACKGROUND_TASKS).run(),
    resolve(START_UP)
      .run()
      .pipe(
        tap((state) => {
          if (state.kind === 'ready') view.render(<App site={state.site} resolve={resolve} />);
          else failed.start = true;
        }),
      ),
  ).subscribe();
  try {
    await settled(element, answers, () => failed.start || broken.length > 0);
    if (element.querySelector('[data-focus-stay]') !== null) throw new NotDrawn(SHOWS_ERROR);
    const richText = element.querySelector('.rich-text');
    const [skipLink = '', header = '', main = '', footer = '', bottomNav = ''] = withoutScripts(
      FRAME.flatMap((part) => element.querySelector(`.frame > ${part}`) ?? []),
    );
    return {
      ...{ title: document.title, header: skipLink + header + bottomNav, main, footer },
      linkedData: [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent,
      ),
      text: textOf(richText),
      image: element.querySelector('main img')?.getAttribute('src') ?? '',
      parts: Object.keys(PARTS).filter((part) => element.querySelector(PARTS[part] ?? '') !== null),
    };
  } finally {
    running.unsubscribe();
    view.unmount();
    element.remove();
    for (const left of [...document.head.children]) if (!before.has(left)) left.remove();
    document.title = '';
  }
}

/** A formula is in the page three times: as MathML for screen readers, in the notation of its author, and as boxes. */
function textOf(richText: Element | null): string {
  const copy = document.createElement('div');
  copy.append(...(richText?.cloneNode(true).childNodes ?? []));
  for (const repeated of copy.querySelectorAll('annotation, .katex-html')) repeated.remove();
  return copy.textContent;
}

/** Resolves when nothing on the page is loading and no call is open. */
async function settled(element: Element, answers: Answers, hasFailed: () => boolean): Promise<void> {
  let checks = 0;
  let idleMs = 0;
  let last = performance.now();
  while (checks < SETTLED_CHECKS) {
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (hasFailed()) throw new NotDrawn(SHOWS_ERROR);
    const now = performance.now();
    idleMs = answers.pending > 0 ? 0 : idleMs + now - last;
    last = now;
    if (idleMs > IDLE_LIMIT_MS) throw new NotDrawn(UNSETTLED);
    checks = answers.pending === 0 && isPageReady(element, Infinity) ? checks + 1 : 0;
  }
}
