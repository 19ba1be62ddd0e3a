import { useId, useRef } from 'react';

import type { MemberMessage } from '../../../domain/messages/member-message.js';
import { MARK_READ, UNREAD_MESSAGE } from '../../../domain/messages/words.js';
import { Ago } from '../../time/ago.js';
import { MessageText } from './message-text.js';

interface MessageRowProps {
  readonly message: MemberMessage;
  /** The visitor has turned to it. */
  readonly onOpen: () => void;
}

/**
 * A message. The whole row of an unread one is a button that lies under the links of the text; once read it is gone, and
 * the row itself keeps the keyboard.
 */
export function MessageRow({ message: { text, read, createdAt }, onOpen }: MessageRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const textId = useId();
  return (
    <li ref={row} className={read ? 'message' : 'message message--unread'} tabIndex={-1}>
      {!read && (
        <span className="message__dot">
          <span className="visually-hidden">{UNREAD_MESSAGE}</span>
        </span>
      )}
      <p id={textId} className="message__text">
        <MessageText text={text} onFollow={onOpen} />
      </p>
      {createdAt !== undefined && (
        <span className="message__time">
          <Ago instant={createdAt} form="day-and-time" />
        </span>
      )}
      {!read && (
        <button
          type="button"
          className="message__open"
          title={MARK_READ}
          aria-label={MARK_READ}
          aria-describedby={textId}
          onClick={() => {
            row.current?.focus({ preventScroll: true });
            onOpen();
          }}
        />
      )}
    </li>
  );
}
