import { EMPTY, fromEvent, ignoreElements, type Observable, startWith, tap } from 'rxjs';

import { blend, CLEAR, type Colour, parseColour, writeColour } from '../../domain/content/colour.js';
import { type ColouredPart, legibleColours, type Surface } from '../../domain/content/legible-colours.js';
import type { ColourWishes } from './apply-editor-styles.js';

/**
 * Gives a text the colours that its editor wished for, as far as it can be read in them on the ground that it stands on,
 * and asks again whenever the visitor's colour scheme changes. Never completes, unless nothing was wished for.
 */
export function keepColoursLegible(root: HTMLElement, wishes: ColourWishes): Observable<never> {
  if (wishes.size === 0) return EMPTY;
  return fromEvent(window.matchMedia('(prefers-color-scheme: dark)'), 'change').pipe(
    startWith('now'),
    tap(() => {
      paint(root, wishes);
    }),
    ignoreElements(),
  );
}

/** First all is taken off, then read, then put on: the browser has to reckon the styles of the text once each. */
function paint(root: HTMLElement, wishes: ColourWishes): void {
  for (const element of wishes.keys()) {
    element.style.removeProperty('color');
    element.style.removeProperty('background-color');
  }
  const around = surfaceBehind(root);
  if (around === undefined) return;
  const elements = new Map<ColouredPart, HTMLElement>();
  const text = partOf(root, around.ink, wishes, elements);
  for (const [part, { ink, ground }] of legibleColours(text, around)) {
    const style = elements.get(part)?.style;
    if (ink !== undefined) style?.setProperty('color', writeColour(ink));
    if (ground !== undefined) style?.setProperty('background-color', writeColour(ground));
  }
}

function partOf(
  element: HTMLElement,
  inherited: Colour,
  wishes: ColourWishes,
  elements: Map<ColouredPart, HTMLElement>,
): ColouredPart {
  const { ink = inherited, ground } = coloursOf(element);
  const part: ColouredPart = {
    wish: wishes.get(element) ?? {},
    ink: writeColour(ink) === writeColour(inherited) ? undefined : ink,
    ground,
    // The mark of a list item is written in its ink, too.
    speaks: element.matches('li') || [...element.childNodes].some(isWords),
    inside: [...element.children].flatMap((child) =>
      child instanceof HTMLElement ? [partOf(child, ink, wishes, elements)] : [],
    ),
  };
  elements.set(part, element);
  return part;
}

function isWords(node: Node): boolean {
  return node instanceof Text && node.data.trim() !== '';
}

/** What the text is written in and stands on; `undefined` when the browser tells it in a way that we cannot read. */
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
