import type { Lesson } from '../courses/directory.js';

/**
 * What the player area shows (docs/spec/lesson.md#player). The preview bar and the watermark are shown in addition.
 */
export type PlayerView =
  /** The member may not watch: lock, reason and the course's action. No play address is requested. */
  | { readonly kind: 'locked' }
  /** The play address is being fetched. */
  | { readonly kind: 'requesting' }
  | { readonly kind: 'no-address' }
  /** A page of another site, over https, in a sandboxed frame. */
  | { readonly kind: 'frame'; readonly url: string }
  /** The video itself; its state is the playback's. */
  | { readonly kind: 'video' }
  /** The network is down and all loaded video has been played. Playback resumes by itself. */
  | { readonly kind: 'offline' }
  /** The browser cannot play the video. */
  | { readonly kind: 'unsupported' }
  /** Loading or playback failed; `text` gives the reason, and the member can retry. */
  | { readonly kind: 'failed'; readonly text: string }
  /** Another page of this browser is playing. */
  | { readonly kind: 'elsewhere' }
  /** The preview has been played to its end. */
  | { readonly kind: 'preview-over' }
  /** The end of the lesson, with a countdown to the next one. The countdown stops while the tab is hidden. */
  | { readonly kind: 'next'; readonly lesson: Lesson; readonly seconds: number }
  /** The end of the lesson; the member has cancelled the next one. */
  | { readonly kind: 'ended'; readonly next: Lesson }
  /** The end of the last lesson, when other lessons are not finished; `first` is the first of them. */
  | { readonly kind: 'course-unfinished'; readonly first: Lesson; readonly count: number }
  /** The end of the last lesson of a course that is finished. */
  | { readonly kind: 'course-ended' };

/** Whether the lesson has a video with a position, possibly under a message. */
export function hasVideo({ kind }: PlayerView): boolean {
  return kind !== 'locked' && kind !== 'no-address' && kind !== 'frame';
}
