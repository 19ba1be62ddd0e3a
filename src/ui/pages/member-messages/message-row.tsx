import { useId } from 'react';

import { type MemberMessage, type MessagePart, messageParts } from '../../../domain/messages.js';
import { MARK_READ, NO_TEXT, UNREAD_MESSAGE } from '../../../domain/messages.strings.js';
import { NAVIGATOR } from '../../../domain/ports/browser/navigator.js';
import { useService } from '../../hooks/services.js';
import { Link } from '../../routing/link.js';
import { Ago } from '../../widgets/ago.js';

interface MessageTextProps {
  readonly text: string;
  /** A link in it was pressed. */
  readonly onFollow: () => void;
}

/** A message as text alone, never as HTML, with the addresses in it as links. */
function MessageText({ text, onFollow }: MessageTextProps) {
  const { origin } = useService(NAVIGATOR);
  if (text.trim() === '') return NO_TEXT;
  return messageParts(text, origin).map((part, place) => <Part key={place} part={part} onFollow={onFollow} />);
}

function Part({ part, onFollow }: { readonly part: MessagePart; readonly onFollow: () => void }) {
  if (part.kind === 'words') return part.text;
  const { text, target } = part;
  switch (target.kind) {
    case 'inside':
      return (
        <Link className="message__link" to={target.to} onClick={onFollow}>
          {text}
        </Link>
      );
    case 'outside':
      return (
        <a className="message__link" href={target.href} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
          {text}
        </a>
      );
  }
}

interface MessageRowProps {
  readonly message: MemberMessage;
  /** The visitor has turned to it. */
  readonly onOpen: () => void;
}

/**
 * A message. The whole row of an unread one is a button that lies under the links of the text; once read it is gone, and
 * the row itself has the focus.
 */
export function MessageRow({ message: { text, read, createdAt }, onOpen }: MessageRowProps) {
  const textId = useId();
  return (
    <li className={read ? 'message' : 'message message--unread'} tabIndex={-1}>
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
          onClick={onOpen}
        />
      )}
    </li>
  );
}
