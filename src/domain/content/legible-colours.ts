import { blend, type Colour, contrastOf, LEGIBLE } from './colour.js';

/** Colours that an editor gave a part of a text. */
export interface ColourWish {
  readonly ink?: Colour | undefined;
  readonly ground?: Colour | undefined;
}

/** An element of a text as the site itself colours it, without any wish. */
export interface ColouredPart {
  readonly wish: ColourWish;
  /** Of its own; `undefined` where it is that of the part around it. */
  readonly ink: Colour | undefined;
  /** Of its own, over the one around it. */
  readonly ground: Colour;
  /** Has words of its own, not only in the parts inside. */
  readonly speaks: boolean;
  readonly inside: readonly ColouredPart[];
}

/** What a text stands on and is written in. */
export interface Surface {
  readonly ink: Colour;
  readonly ground: Colour;
}

/** No text of an editor comes near. One made to keep a browser busy is left in the colours of the site. */
const MOST_TRIES = 100_000;

/**
 * Which wishes are granted, so that all words keep a contrast of 4.5:1 against the ground that they really stand on
 * (pages §14), in this part and in those inside it, whether they have a wish or a colour of the site's own. Outer wishes
 * come before inner ones; where the two colours of one part cannot both be had, the ground comes before the ink. What is
 * not granted stays as the site has it: parts without a granted wish are not in the answer.
 */
export function legibleColours(text: ColouredPart, around: Surface): ReadonlyMap<ColouredPart, ColourWish> {
  const choices = new Choices();
  const granted = new Map<ColouredPart, ColourWish>();
  const collect = (part: ColouredPart, outside: Surface, usual: Surface): void => {
    const wish = choices.of(part, outside, usual);
    if (wish === undefined) return;
    if (wish !== NOTHING) granted.set(part, wish);
    for (const inner of part.inside) collect(inner, surfaceOf(part, wish, outside), surfaceOf(part, NOTHING, usual));
  };
  collect(text, around, around);
  return granted;
}

const NOTHING: ColourWish = {};

/** The best choice for each part on each surface that it may come to stand on, found once. */
class Choices {
  private readonly made = new Map<ColouredPart, Map<string, ColourWish | undefined>>();
  private tries = 0;

  /** `undefined` when no choice for the part and those inside it leaves all words legible. */
  of(part: ColouredPart, outside: Surface, usual: Surface): ColourWish | undefined {
    const made = this.made.get(part) ?? new Map<string, ColourWish | undefined>();
    this.made.set(part, made);
    const key = JSON.stringify(outside);
    if (!made.has(key)) {
      made.set(
        key,
        choicesOf(part).find((wish) => this.works(part, wish, outside, usual)),
      );
    }
    return made.get(key);
  }

  private works(part: ColouredPart, wish: ColourWish, outside: Surface, usual: Surface): boolean {
    if (++this.tries > MOST_TRIES) return false;
    const here = surfaceOf(part, wish, outside);
    const usualHere = surfaceOf(part, NOTHING, usual);
    if (part.speaks && !isLegible(here, usualHere)) return false;
    return part.inside.every((inner) => this.of(inner, here, usualHere) !== undefined);
  }
}

function choicesOf({ wish: { ink, ground } }: ColouredPart): readonly ColourWish[] {
  const choices: ColourWish[] = [];
  if (ink !== undefined && ground !== undefined) choices.push({ ink, ground });
  if (ground !== undefined) choices.push({ ground });
  if (ink !== undefined) choices.push({ ink });
  return [...choices, NOTHING];
}

function surfaceOf(part: ColouredPart, wish: ColourWish, outside: Surface): Surface {
  return { ink: wish.ink ?? part.ink ?? outside.ink, ground: blend(wish.ground ?? part.ground, outside.ground) };
}

/** What the site itself wrote in less is not made worse by leaving it. */
function isLegible({ ink, ground }: Surface, usual: Surface): boolean {
  if (contrastOf(ink, ground) >= LEGIBLE) return true;
  return JSON.stringify([ink, ground]) === JSON.stringify([usual.ink, usual.ground]);
}
