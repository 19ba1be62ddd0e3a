import { EMPTY, fromEvent, ignoreElements, type Observable, startWith, tap } from 'rxjs';

import { blend, CLEAR, type Colour, parseColour, writeColour } from '../../domain/content/colour.js';
import { type ColouredPart, legibleColours, type Surface } from '../../domain/content/legible-colours.js';
import type { RequestedColoursByElement } from './apply-editor-styles.js';

/**
 * Applies the editor's colours where they are legible on the text's background, and again whenever the visitor's colour
 * scheme changes. Emits nothing. Completes at once if the text has no colours, otherwise never.
 */
export function keepColoursLegible(root: HTMLElement, requested: RequestedColoursByElement): Observable<never> {
  if (requested.size === 0) return EMPTY;
  return fromEvent(window.matchMedia('(prefers-color-scheme: dark)'), 'change').pipe(
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
  const text = partOf(root, around.ink, requested, elements);
  for (const [part, { ink, ground }] of legibleColours(text, around)) {
    const style = elements.get(part)?.style;
    if (ink !== undefined) style?.setProperty('color', writeColour(ink));
    if (ground !== undefined) style?.setProperty('background-color', writeColour(ground));
  }
}

function partOf(
  element: HTMLElement,
  inherited: Colour,
  requested: RequestedColoursByElement,
  elements: Map<ColouredPart, HTMLElement>,
): ColouredPart {
  const { ink = inherited, ground } = coloursOf(element);
  const part: ColouredPart = {
    requested: requested.get(element) ?? {},
    ink: writeColour(ink) === writeColour(inherited) ? undefined : ink,
    ground,
    // The marker of a list item has the colour of its text.
    speaks: element.matches('li') || [...element.childNodes].some(isWords),
    inside: [...element.children].flatMap((child) =>
      child instanceof HTMLElement ? [partOf(child, ink, requested, elements)] : [],
    ),
  };
  elements.set(part, element);
  return part;
}

function isWords(node: Node): boolean {
  return node instanceof Text && node.data.trim() !== '';
}

/**
 * The text colour of the root and the background behind it; `undefined` if the browser reports a colour in a format
 * that we cannot parse.
 */
function surfaceBehind(root: HTMLElement): Surface | undefined {
  const { ink } = coloursOf(root);
  if (ink === undefined) return undefined;
  let ground = CLEAR;
  for (let element = root.parentElement; element !== null; element = element.parentElement) {
    ground = blend(ground, coloursOf(element).ground);
  }
  return { ink, ground };
}

function coloursOf(element: HTMLElement): { readonly ink: Colour | undefined; readonly ground: Colour } {
  const { color, backgroundColor } = getComputedStyle(element);
  return { ink: parseColour(color), ground: parseColour(backgroundColor) ?? CLEAR };
}
