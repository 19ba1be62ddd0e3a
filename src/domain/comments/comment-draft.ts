import { wellFormed } from '../kernel/well-formed.js';
import type { CommentStyle } from './comment.js';

/** What keeps a draft from being sent, or what of it is sent. */
export type DraftVerdict =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-short'; readonly atLeast: number }
  | { readonly kind: 'too-long'; readonly atMost: number }
  | { readonly kind: 'ready'; readonly text: string };

/** Whether what was typed can be sent as a comment of that style (pages API 3.7, 3.8). */
export function judgeDraft(typed: string, { length: { atLeast, atMost } }: CommentStyle): DraftVerdict {
  const count = countCharacters(typed);
  if (count === 0) return { kind: 'empty' };
  if (count < atLeast) return { kind: 'too-short', atLeast };
  if (atMost !== undefined && count > atMost) return { kind: 'too-long', atMost };
  return { kind: 'ready', text: wellFormed(typed.trim()) };
}

/** How long a draft is to the server: without the blanks around it, in code points, so that an emoji counts as PHP counts it. */
export function countCharacters(typed: string): number {
  return Array.from(typed.trim()).length;
}
