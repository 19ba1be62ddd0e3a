import type { PlaybackState } from './ports/playback.js';
import { RESUME_MARGIN_S } from './lesson/limits.js';

/** The texts and the image of a shared page. */
export interface SharedTexts {
  readonly title: string;
  readonly text: string;
  /** As it is in the page; empty for none. */
  readonly image: string;
}

/** A page of this site that can be shared. */
export interface SharedPageTexts extends SharedTexts {
  /** A path of this site without a query. */
  readonly address: string;
}

/** What WeChat shows in a chat. Both addresses are absolute; the image may be empty. */
export interface ShareCard extends SharedTexts {
  readonly url: string;
}

/** The card of a page (docs/spec/lesson.md#share). The member who shares it is the inviter of those who open it. */
export function shareCard(
  { title, text, image, address }: SharedPageTexts,
  { origin, memberId }: { readonly origin: string; readonly memberId: number | undefined },
): ShareCard {
  return {
    title,
    text,
    image: webImage(image, origin),
    url: origin + address + (memberId === undefined ? '' : `?msv=${memberId}`),
  };
}

/** WeChat loads the image itself: it needs a whole web address. */
function webImage(image: string, origin: string): string {
  if (/^https?:\/\//i.test(image)) return image;
  if (image.startsWith('//')) return `https:${image}`;
  return image.startsWith('/') ? origin + image : '';
}

/** The second of a video to share: `undefined` near its beginning and at its end. */
export function sharedSecond({ phase }: Pick<PlaybackState, 'phase'>, positionS: number): number | undefined {
  const second = Math.floor(positionS);
  return phase === 'ended' || second < RESUME_MARGIN_S ? undefined : second;
}
