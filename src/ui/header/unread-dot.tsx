import { UNREAD } from '../../domain/site/words.js';

/** Red to the eye, words to the ear. */
export function UnreadDot() {
  return (
    <span className="unread-dot">
      <span className="visually-hidden">{UNREAD}</span>
    </span>
  );
}
