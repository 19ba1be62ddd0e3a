import './rich-text.scss';

import { useLayoutEffect, useRef } from 'react';
import {
  concat,
  EMPTY,
  finalize,
  fromEvent,
  ignoreElements,
  merge,
  type Observable,
  of,
  startWith,
  switchMap,
  tap,
} from 'rxjs';

import type { Navigator } from '../../domain/ports/browser/navigator.js';
import { subscribed } from '../hooks/effects.js';
import { useSite } from '../hooks/services.js';
import { useHeldNavigation } from '../routing/held-navigation.js';
import { isPlainClick } from '../routing/link.js';
import { colourCode } from './colour-code.js';
import { CONTENT_TOOLS, type ContentTools } from './content-tools.js';
import { playEmbeds } from './embeds.js';
import { drawFormulas } from './formulas.js';
import { keepColoursLegible } from './keep-colours-legible.js';
import { prepareText, targetOf } from './prepare-text.js';
import { makeOverflowFocusable } from './scroll-container.js';

const HIDDEN = 'rich-text--dressing';

/**
 * Hides a text, which still takes up its space, until all `parts` are ready: formulas are larger than their source and
 * would shift the text. `rich-text.scss` limits the time. Returns the function that each part calls once when it ends.
 */
function hideUntilStyled(root: HTMLElement, parts: number): () => void {
  let left = parts;
  const show = (): void => {
    root.classList.remove(HIDDEN);
  };
  root.classList.add(HIDDEN);
  return () => {
    left -= 1;
    if (left > 0) return;
    if (root.querySelector('.katex') === null) show();
    else void loadFonts(root).then(show);
  };
}

/** Resolves when the fonts that the text needs are loaded, or cannot be. */
async function loadFonts(root: HTMLElement): Promise<void> {
  // A font is requested at the first layout that needs it.
  root.getBoundingClientRect();
  if ('fonts' in document) await document.fonts.ready;
}

/** Makes links to this site navigate without a page load, like all other links. Cold; emits nothing. */
function followLinks(root: HTMLElement, navigator: Pick<Navigator, 'go'>): Observable<never> {
  if (root.querySelector('a[href]') === null) return EMPTY;
  return fromEvent<MouseEvent>(root, 'click').pipe(
    tap((event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const target = link && targetOf(link);
      if (target?.kind !== 'inside' || !isPlainClick(event)) return;
      event.preventDefault();
      navigator.go(target.to);
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
 * HTML that an owner wrote in an editor, sanitized. A text with formulas or code is shown when these are rendered
 * and highlighted, any other text at once (docs/decisions/0011).
 */
export function RichText({ html, topLevel, tools = CONTENT_TOOLS }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const heldNavigation = useHeldNavigation();
  const { serverUrl } = useSite().config;

  // Before the browser paints, so that no frame lacks the text.
  useLayoutEffect(() => {
    const root = place.current;
    if (root === null) return;
    const { nodes, requested } = prepareText(html, { serverUrl, topLevel });
    root.replaceChildren(nodes);
    const ended = hideUntilStyled(root, 2);
    return subscribed(
      merge(
        followLinks(root, heldNavigation),
        playEmbeds(root),
        // Formulas may be wider than the page: check the overflow again when they are rendered.
        concat(drawFormulas(root, tools).pipe(finalize(ended)), of('drawn')).pipe(
          startWith('undrawn'),
          switchMap(() => makeOverflowFocusable(root)),
        ),
        // Highlighted code has its own colours: make them legible, too.
        concat(colourCode(root, tools).pipe(finalize(ended)), of('coloured')).pipe(
          startWith('plain'),
          switchMap(() => keepColoursLegible(root, requested)),
        ),
      ),
    );
  }, [html, serverUrl, topLevel, tools, heldNavigation]);

  return <div ref={place} className="rich-text" />;
}
