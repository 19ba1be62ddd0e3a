import { blend, type Colour, contrastOf, LEGIBLE } from './colour.js';

/** The colours that an editor requested for a part of a text. */
export interface RequestedColours {
  readonly ink?: Colour | undefined;
  readonly ground?: Colour | undefined;
}

/** An element of a text with the site's own colours and the colours that the editor requested for it. */
export interface ColouredPart {
  readonly requested: RequestedColours;
  /** The element's own text colour; `undefined` when it inherits the colour. */
  readonly ink: Colour | undefined;
  /** The element's own background, which lies over the background around it. */
  readonly ground: Colour;
  /** True when the element contains text directly, not only in child elements. */
  readonly speaks: boolean;
  readonly inside: readonly ColouredPart[];
}

/** The text colour and the background of a text. */
export interface Surface {
  readonly ink: Colour;
  readonly ground: Colour;
}

/** More tries than any real text needs. A text made to block the browser is left in the colours of the site. */
const MOST_TRIES = 100_000;

/**
 * Decides which requested colours are used, so that all text has a contrast of at least 4.5:1 with the background it
 * really has (docs/spec/rich-text.md#colours). Outer elements have priority; if an element cannot have both colours,
 * its background wins. An element without a used colour is not in the result and stays as the site colours it.
 */
export function legibleColours(text: ColouredPart, around: Surface): ReadonlyMap<ColouredPart, RequestedColours> {
  const choices = new Choices();
  const granted = new Map<ColouredPart, RequestedColours>();
  const collect = (part: ColouredPart, outside: Surface, usual: Surface): void => {
    const requested = choices.of(part, outside, usual);
    if (requested === undefined) return;
    if (requested !== NOTHING) granted.set(part, requested);
    for (const inner of part.inside)
      collect(inner, surfaceOf(part, requested, outside), surfaceOf(part, NOTHING, usual));
  };
  collect(text, around, around);
  return granted;
}

const NOTHING: RequestedColours = {};

/** Finds the best choice for each part on each possible surface, and computes it only once. */
class Choices {
  private readonly made = new Map<ColouredPart, Map<string, RequestedColours | undefined>>();
  private tries = 0;

  /** `undefined` when no choice leaves all text in the part, its children included, legible. */
  of(part: ColouredPart, outside: Surface, usual: Surface): RequestedColours | undefined {
    const made = this.made.get(part) ?? new Map<string, RequestedColours | undefined>();
    this.made.set(part, made);
    const key = JSON.stringify(outside);
    if (!made.has(key)) {
      made.set(
        key,
        choicesOf(part).find((requested) => this.works(part, requested, outside, usual)),
      );
    }
    return made.get(key);
  }

  private works(part: ColouredPart, requested: RequestedColours, outside: Surface, usual: Surface): boolean {
    if (++this.tries > MOST_TRIES) return false;
    const here = surfaceOf(part, requested, outside);
    const usualHere = surfaceOf(part, NOTHING, usual);
    if (part.speaks && !isLegible(here, usualHere)) return false;
    return part.inside.every((inner) => this.of(inner, here, usualHere) !== undefined);
  }
}

function choicesOf({ requested: { ink, ground } }: ColouredPart): readonly RequestedColours[] {
  const choices: RequestedColours[] = [];
  if (ink !== undefined && ground !== undefined) choices.push({ ink, ground });
  if (ground !== undefined) choices.push({ ground });
  if (ink !== undefined) choices.push({ ink });
  return [...choices, NOTHING];
}

function surfaceOf(part: ColouredPart, requested: RequestedColours, outside: Surface): Surface {
  return {
    ink: requested.ink ?? part.ink ?? outside.ink,
    ground: blend(requested.ground ?? part.ground, outside.ground),
  };
}

/** Accepts a lower contrast only where it is the site's own: keeping it makes nothing worse. */
function isLegible({ ink, ground }: Surface, usual: Surface): boolean {
  if (contrastOf(ink, ground) >= LEGIBLE) return true;
  return JSON.stringify([ink, ground]) === JSON.stringify([usual.ink, usual.ground]);
}
