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
import { usePageTurn } from '../routing/held-navigation.js';
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
 * Hides a text, which keeps its place, until every part of its dressing has ended: formulas are higher and wider than
 * their source, so that a text that is shown before would move. `rich-text.scss` sets the longest time. Returns what
 * each part calls once at its end.
 */
export function hideUntilDressed(root: HTMLElement, parts: number): () => void {
  let left = parts;
  const show = (): void => {
    root.classList.remove(HIDDEN);
  };
  root.classList.add(HIDDEN);
  return () => {
    left -= 1;
    if (left > 0) return;
    if (root.querySelector('.katex') === null) show();
    else void fontsOf(root).then(show);
  };
}

/** Resolves when the fonts that the text needs are loaded, or cannot be. */
async function fontsOf(root: HTMLElement): Promise<void> {
  // A font is requested at the first layout that needs it.
  root.getBoundingClientRect();
  if ('fonts' in document) await document.fonts.ready;
}

/** Takes the visitor to pages of this site without loading the document anew, as every other link of ours does. */
export function followLinks(root: HTMLElement, navigator: Pick<Navigator, 'go'>): Observable<never> {
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
  /** As the server sent it. */
  readonly html: string;
  /** Level of the highest heading that the text may have, under the headings of the page. */
  readonly topLevel: number;
  readonly tools?: ContentTools;
}

/**
 * A text that an owner wrote in an editor and a server sent as HTML: made harmless and fit for the page. It is shown at
 * once, or, where it has formulas or code, when these are drawn and coloured (docs/decisions/0011).
 */
export function RichText({ html, topLevel, tools = CONTENT_TOOLS }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const turn = usePageTurn();
  const { serverUrl } = useSite().config;

  // Before the browser paints: no frame without the text.
  useLayoutEffect(() => {
    const root = place.current;
    if (root === null) return;
    const { nodes, requested: requested } = prepareText(html, { serverUrl, topLevel });
    root.replaceChildren(nodes);
    const ended = hideUntilDressed(root, 2);
    return subscribed(
      merge(
        followLinks(root, turn),
        playEmbeds(root),
        // Formulas may be wide, too: look again once they are there.
        concat(drawFormulas(root, tools).pipe(finalize(ended)), of('drawn')).pipe(
          startWith('undrawn'),
          switchMap(() => makeOverflowFocusable(root)),
        ),
        // The words of code have colours of their own, too.
        concat(colourCode(root, tools).pipe(finalize(ended)), of('coloured')).pipe(
          startWith('plain'),
          switchMap(() => keepColoursLegible(root, requested)),
        ),
      ),
    );
  }, [html, serverUrl, topLevel, tools, turn]);

  return <div ref={place} className="rich-text" />;
}
