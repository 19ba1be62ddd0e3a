import { UNREAD } from '../../domain/messages/shell.js';

/** Red to the eye, words to the ear. */
export function UnreadDot() {
  return (
    <span className="unread-dot">
      <span className="visually-hidden">{UNREAD}</span>
    </span>
  );
}
