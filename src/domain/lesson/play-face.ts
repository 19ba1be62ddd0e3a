import type { Lesson } from '../courses/lesson.js';

/** What stands in the place of the picture (pages §4). The bar of a preview and the watermark stand beside it. */
export type PlayFace =
  /** No right: lock, reason and the deed of the course. Nobody has been asked where the film is. */
  | { readonly kind: 'locked' }
  /** Where it can be had is being asked. */
  | { readonly kind: 'asking' }
  | { readonly kind: 'no-address' }
  /** A page of another site, over https: shown sandboxed. */
  | { readonly kind: 'frame'; readonly url: string }
  /** The film itself; what it does is the playback's to say. */
  | { readonly kind: 'film' }
  /** The network is gone, and what was loaded has been played: it goes on by itself. */
  | { readonly kind: 'offline' }
  /** The browser cannot play it. */
  | { readonly kind: 'unsupported' }
  /** It could not be had or played; the words say why, and the visitor may try again. */
  | { readonly kind: 'failed'; readonly text: string }
  /** Another page of this browser plays now. */
  | { readonly kind: 'elsewhere' }
  /** As much as may be seen without buying has been. */
  | { readonly kind: 'preview-over' }
  /** The end, and what comes next in so many seconds. They stand still while nobody looks. */
  | { readonly kind: 'next'; readonly lesson: Lesson; readonly seconds: number }
  /** The end; the visitor does not want the next one, or not yet. */
  | { readonly kind: 'ended'; readonly next: Lesson }
  /** The end of the last lesson. */
  | { readonly kind: 'course-ended' };
