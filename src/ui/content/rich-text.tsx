import './rich-text.scss';

import { useLayoutEffect, useRef } from 'react';
import { concat, finalize, merge, of, startWith, switchMap } from 'rxjs';

import { useSite } from '../hooks/site.js';
import { usePageTurn } from '../links/page-turns.js';
import { colourCode } from './code/colour-code.js';
import { CONTENT_TOOLS, type ContentTools } from './content-tools.js';
import { playEmbeds } from './embeds.js';
import { followLinks } from './follow-links.js';
import { drawFormulas } from './formulas/draw-formulas.js';
import { hideUntilDressed } from './hide-until-dressed.js';
import { keepColoursLegible } from './keep-colours-legible.js';
import { makeOverflowFocusable } from './make-overflow-focusable.js';
import { prepareText } from './prepare-text.js';

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
    const { nodes, wishes } = prepareText(html, { serverUrl, topLevel });
    root.replaceChildren(nodes);
    const ended = hideUntilDressed(root, 2);
    const life = merge(
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
        switchMap(() => keepColoursLegible(root, wishes)),
      ),
    ).subscribe();
    return () => {
      life.unsubscribe();
    };
  }, [html, serverUrl, topLevel, tools, turn]);

  return <div ref={place} className="rich-text" />;
}
