import { EMPTY, fromEvent, ignoreElements, type Observable, startWith, tap } from 'rxjs';

import { blend, CLEAR, type Colour, parseColour, writeColour } from '../../../domain/colours/css-colour.js';
import { type ColouredPart, legibleColours, type Surface } from '../../../domain/content/legible-colours.js';
import { mediaList } from '../hooks/media-list.js';
import type { RequestedColoursByElement } from './apply-editor-styles.js';

/**
 * Applies the editor's colours where they are legible on the text's background, and again whenever the visitor's colour
 * scheme changes, also to that of paper. Emits nothing. Completes at once if the text has no colours, otherwise never.
 */
export function keepColoursLegible(root: HTMLElement, requested: RequestedColoursByElement): Observable<never> {
  if (requested.size === 0) return EMPTY;
  return fromEvent(mediaList('screen and (prefers-color-scheme: dark)'), 'change').pipe(
    startWith('now'),
    tap(() => {
      paint(root, requested);
    }),
    ignoreElements(),
  );
}

/**
 * Removes all colours, then reads, then writes: the browser computes the styles of the text only once for each step.
 */
function paint(root: HTMLElement, requested: RequestedColoursByElement): void {
  for (const element of requested.keys()) {
    element.style.removeProperty('color');
    element.style.removeProperty('background-color');
  }
  const around = surfaceBehind(root);
  if (around === undefined) return;
  const elements = new Map<ColouredPart, HTMLElement>();
  const text = partOf(root, around.foreground, requested, elements);
  for (const [part, { foreground, background }] of legibleColours(text, around)) {
    const style = elements.get(part)?.style;
    if (foreground !== undefined) style?.setProperty('color', writeColour(foreground));
    if (background !== undefined) style?.setProperty('background-color', writeColour(background));
  }
}

function partOf(
  element: HTMLElement,
  inherited: Colour,
  requested: RequestedColoursByElement,
  elements: Map<ColouredPart, HTMLElement>,
): ColouredPart {
  const { foreground = inherited, background } = coloursOf(element);
  const part: ColouredPart = {
    requested: requested.get(element) ?? {},
    foreground: writeColour(foreground) === writeColour(inherited) ? undefined : foreground,
    background,
    // The marker of a list item has the colour of its text.
    hasText: element.matches('li') || [...element.childNodes].some(isVisibleText),
    children: [...element.children].flatMap((child) =>
      child instanceof HTMLElement ? [partOf(child, foreground, requested, elements)] : [],
    ),
  };
  elements.set(part, element);
  return part;
}

function isVisibleText(node: Node): boolean {
  return node instanceof Text && node.data.trim() !== '';
}

/**
 * The text colour of the root and the background behind it; `undefined` if the browser reports a colour in a format
 * that we cannot parse.
 */
function surfaceBehind(root: HTMLElement): Surface | undefined {
  const { foreground } = coloursOf(root);
  if (foreground === undefined) return undefined;
  let background = CLEAR;
  for (let element = root.parentElement; element !== null; element = element.parentElement) {
    background = blend(background, coloursOf(element).background);
  }
  return { foreground, background };
}

function coloursOf(element: HTMLElement): { readonly foreground: Colour | undefined; readonly background: Colour } {
  const { color, backgroundColor } = getComputedStyle(element);
  return { foreground: parseColour(color), background: parseColour(backgroundColor) ?? CLEAR };
}
