import './rich-text.scss';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { EMPTY, fromEvent, ignoreElements, merge, type Observable, tap } from 'rxjs';

import { MODULE_LOADER } from '../../../application/site/module-loader.js';
import { SCROLL_POSITIONS } from '../../../application/site/scroll-positions.js';
import { addressOf } from '../../../domain/access/addresses.js';
import { PAGE_NAVIGATOR, type PageNavigator } from '../../../domain/ports/navigator.js';
import { TIME } from '../../../domain/ports/time.js';
import { isPlainClick } from '../../../domain/site/plain-click.js';
import { subscribed } from '../hooks/effects.js';
import { useService, useSite } from '../hooks/services.js';
import { showAnchors, unusedPrefix } from './anchors.js';
import { colourCode, findCode } from './colour-code.js';
import { CONTENT_TOOLS, type ContentTools } from './lazy-content-tools.js';
import { copyFormulas } from './copy-formulas.js';
import { playEmbeds } from './embeds.js';
import { drawFormulas, findFormulas } from './draw-formulas.js';
import { keepColoursLegible } from './keep-colours-legible.js';
import { showMediaFaults } from './media-faults.js';
import { hiddenUntilDone, type LateStep } from './late-steps.js';
import { isAnchorLink, prepareText, targetOf } from './prepare-text.js';
import { makeOverflowFocusable } from './scroll-container.js';

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
    const lateSteps: readonly LateStep[] = [
      {
        first: formulas[0]?.range().startContainer.parentElement,
        work$: drawFormulas(formulas, tools, loader),
        // Formulas may be wider than the page.
        follow: () => makeOverflowFocusable(root),
      },
      {
        first: samples[0]?.element,
        work$: colourCode(samples, tools, loader),
        // Highlighted code has its own colours.
        follow: () => keepColoursLegible(root, requested),
      },
    ];
    return subscribed(
      merge(
        followLinks(root, navigator, navigate),
        playEmbeds(root),
        showMediaFaults(root),
        formulas.length === 0 ? EMPTY : copyFormulas(),
        hiddenUntilDone(root, lateSteps, time),
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
