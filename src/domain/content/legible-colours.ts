import { blend, type Colour, contrastOf, LEGIBLE } from '../colours/css-colour.js';

/** The colours that an editor requested for a part of a text. */
export interface RequestedColours {
  readonly foreground?: Colour | undefined;
  readonly background?: Colour | undefined;
}

/** An element of a text with the site's own colours and the colours that the editor requested for it. */
export interface ColouredPart {
  readonly requested: RequestedColours;
  /** The element's own text colour; `undefined` when it inherits the colour. */
  readonly foreground: Colour | undefined;
  /** The element's own background, which lies over the background around it. */
  readonly background: Colour;
  /** True when the element contains text directly, not only in child elements. */
  readonly hasText: boolean;
  readonly children: readonly ColouredPart[];
}

/** The text colour and the background of a text. */
export interface Surface {
  readonly foreground: Colour;
  readonly background: Colour;
}

/** More tries than any real text needs. A text made to block the browser is left in the colours of the site. */
const MAX_TRIES = 100_000;

/**
 * Decides which requested colours are used, so that all text has a contrast of at least 4.5:1 with the background it
 * really has (docs/spec/rich-text.md#colours). Outer elements have priority; if an element cannot have both colours,
 * its background wins. An element without a used colour is not in the result and stays as the site colours it.
 */
export function legibleColours(text: ColouredPart, around: Surface): ReadonlyMap<ColouredPart, RequestedColours> {
  const choices = new ColourChoices();
  const accepted = new Map<ColouredPart, RequestedColours>();
  const collect = (part: ColouredPart, outside: Surface, siteSurface: Surface): void => {
    const requested = choices.of(part, outside, siteSurface);
    if (requested === undefined) return;
    if (requested !== NO_COLOURS) accepted.set(part, requested);
    for (const inner of part.children)
      collect(inner, surfaceOf(part, requested, outside), surfaceOf(part, NO_COLOURS, siteSurface));
  };
  collect(text, around, around);
  return accepted;
}

const NO_COLOURS: RequestedColours = {};

/** Finds the best choice for each part on each possible surface, and computes it only once. */
class ColourChoices {
  private readonly made = new Map<ColouredPart, Map<string, RequestedColours | undefined>>();
  private tries = 0;

  /** `undefined` when no choice leaves all text in the part, its children included, legible. */
  of(part: ColouredPart, outside: Surface, siteSurface: Surface): RequestedColours | undefined {
    const made = this.made.get(part) ?? new Map<string, RequestedColours | undefined>();
    this.made.set(part, made);
    const key = JSON.stringify(outside);
    if (!made.has(key)) {
      made.set(
        key,
        choicesOf(part).find((requested) => this.isFeasible(part, requested, outside, siteSurface)),
      );
    }
    return made.get(key);
  }

  private isFeasible(part: ColouredPart, requested: RequestedColours, outside: Surface, siteSurface: Surface): boolean {
    if (++this.tries > MAX_TRIES) return false;
    const here = surfaceOf(part, requested, outside);
    const siteSurfaceHere = surfaceOf(part, NO_COLOURS, siteSurface);
    if (part.hasText && !isLegible(here, siteSurfaceHere)) return false;
    return part.children.every((inner) => this.of(inner, here, siteSurfaceHere) !== undefined);
  }
}

function choicesOf({ requested: { foreground, background } }: ColouredPart): readonly RequestedColours[] {
  const choices: RequestedColours[] = [];
  if (foreground !== undefined && background !== undefined) choices.push({ foreground, background });
  if (background !== undefined) choices.push({ background });
  if (foreground !== undefined) choices.push({ foreground });
  return [...choices, NO_COLOURS];
}

function surfaceOf(part: ColouredPart, requested: RequestedColours, outside: Surface): Surface {
  return {
    foreground: requested.foreground ?? part.foreground ?? outside.foreground,
    background: blend(requested.background ?? part.background, outside.background),
  };
}

/** Accepts a lower contrast only where it is the site's own: keeping it makes nothing worse. */
function isLegible({ foreground, background }: Surface, siteSurface: Surface): boolean {
  if (contrastOf(foreground, background) >= LEGIBLE) return true;
  return JSON.stringify([foreground, background]) === JSON.stringify([siteSurface.foreground, siteSurface.background]);
}
