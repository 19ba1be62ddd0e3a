import './rich-text.scss';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import {
  EMPTY,
  fromEvent,
  ignoreElements,
  merge,
  type Observable,
  race,
  type SchedulerLike,
  startWith,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';

import { MODULE_LOADER } from '../../../application/site/module-loader.js';
import { SCROLL_POSITIONS } from '../../../application/site/scroll-positions.js';
import { addressOf } from '../../../domain/access/addresses.js';
import { PAGE_NAVIGATOR, type PageNavigator } from '../../../domain/ports/navigator.js';
import { TIME } from '../../../domain/ports/time.js';
import { subscribed } from '../hooks/effects.js';
import { useService, useSite } from '../hooks/services.js';
import { isPlainClick } from '../routing/site-link.js';
import { showAnchors, unusedPrefix } from './anchors.js';
import { colourCode, findCode } from './colour-code.js';
import { CONTENT_TOOLS, type ContentTools } from './content-tools.js';
import { copyFormulas } from './copy-formulas.js';
import { playEmbeds } from './embeds.js';
import { drawFormulas, findFormulas } from './formulas.js';
import { keepColoursLegible } from './keep-colours-legible.js';
import { showMediaFaults } from './media-faults.js';
import { isAnchorLink, prepareText, targetOf } from './prepare-text.js';
import { makeOverflowFocusable } from './scroll-container.js';

const HIDDEN = 'rich-text--preparing';
/** Everything that contains the first formula or code sample: what is above it does not move. */
const FIRST = 'rich-text__first';
/** A font may never arrive, and a page over its snapshot waits for its texts. */
const FONTS_LIMIT_MS = 1000;

/**
 * Hides a text from the first of `parts` on, which still takes up its space, until all are ready: formulas are larger
 * than their source and would shift the text. `rich-text.scss` limits the time. Returns the observer of the work on each
 * part, by its position: the first value, or the end, is that of the part.
 */
function hideUntilStyled(root: HTMLElement, parts: readonly (Element | null | undefined)[], time: SchedulerLike) {
  const waiting = new Set(parts.keys());
  const show = (): void => {
    root.classList.remove(HIDDEN);
  };
  root.classList.add(HIDDEN);
  const first = [root, ...root.querySelectorAll('*')].find((element) => parts.includes(element));
  for (let part = first; part && part !== root; part = part.parentElement ?? root) part.classList.add(FIRST);
  return (part: number) => {
    const end = (): void => {
      if (!waiting.delete(part) || waiting.size > 0) return;
      if (root.querySelector('.katex') === null) show();
      else race(loadFonts(root), timer(FONTS_LIMIT_MS, time)).pipe(take(1)).subscribe(show);
    };
    return { next: end, complete: end };
  };
}

/** Resolves when the fonts that the text needs are loaded, or cannot be. */
async function loadFonts(root: HTMLElement): Promise<void> {
  // A font is requested at the first layout that needs it.
  root.getBoundingClientRect();
  if ('fonts' in document) await document.fonts.ready;
}

/** Makes links to this site and to anchors navigate without a page load, like all other links. Cold; emits nothing. */
function followLinks(
  root: HTMLElement,
  navigator: Pick<PageNavigator, 'location$' | 'origin'>,
  navigate: NavigateFunction,
): Observable<never> {
  if (root.querySelector('a[href]') === null) return EMPTY;
  return fromEvent<MouseEvent>(root, 'click').pipe(
    tap((event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link === null || !isPlainClick(event)) return;
      const target = targetOf(link, navigator.origin);
      const location = navigator.location$.value;
      if (isAnchorLink(link)) go(addressOf({ ...location, hash: link.getAttribute('href') ?? '' }));
      else if (target.kind === 'inside') go(target.to);

      function go(to: string): void {
        event.preventDefault();
        // As in `Link`: a link to the current page adds no history entry.
        void navigate(to, { replace: to === addressOf(location) });
      }
    }),
    ignoreElements(),
  );
}

interface RichTextProps {
  /** The HTML as the server sent it, not yet sanitized. */
  readonly html: string;
  /** Highest heading level that the text may use, below the headings of the page. */
  readonly topLevel: number;
  readonly tools?: ContentTools;
}

/**
 * HTML that an owner wrote in an editor, sanitized. From its first formula or code on a text is shown when these are
 * rendered and highlighted, any other text at once (docs/decisions/0011-rich-text.md).
 */
export function RichText({ html, topLevel, tools = CONTENT_TOOLS }: RichTextProps) {
  const element = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const time = useService(TIME);
  const loader = useService(MODULE_LOADER);
  const { serverUrl } = useSite().config;
  const navigator = useService(PAGE_NAVIGATOR);
  const positions = useService(SCROLL_POSITIONS);

  // Before the browser paints, so that no frame lacks the text.
  useLayoutEffect(() => {
    const root = element.current;
    if (root === null) return;
    // The ids of the previous text are free again.
    root.replaceChildren();
    const { origin } = navigator;
    const { nodes, requested } = prepareText(html, { serverUrl, topLevel, origin, prefix: unusedPrefix() });
    root.append(nodes);
    const [formulas, samples] = [findFormulas(root), findCode(root)];
    const ended = hideUntilStyled(root, [formulas[0]?.range().startContainer.parentElement, samples[0]?.element], time);
    return subscribed(
      merge(
        followLinks(root, navigator, navigate),
        playEmbeds(root),
        showMediaFaults(root),
        formulas.length === 0 ? EMPTY : copyFormulas(),
        // Formulas may be wider than the page: check the overflow again when they are rendered.
        drawFormulas(formulas, tools, loader).pipe(
          tap(ended(0)),
          startWith('undrawn'),
          switchMap(() => makeOverflowFocusable(root)),
        ),
        // Highlighted code has its own colours: make them legible, too.
        colourCode(samples, tools, loader).pipe(
          tap(ended(1)),
          startWith('plain'),
          switchMap(() => keepColoursLegible(root, requested)),
        ),
      ),
    );
  }, [html, serverUrl, topLevel, tools, navigate, navigator, time, loader]);

  useEffect(() => {
    return element.current === null
      ? undefined
      : subscribed(showAnchors(element.current, { navigator, positions, time }));
  }, [html, navigator, positions, time]);

  return <div ref={element} className="rich-text" />;
}
