import { useId } from 'react';
import { Link } from 'react-router-dom';

import { linkName, type MemberMessage, type MessagePart, messageParts } from '../../domain/messages.js';
import { MARK_READ, NO_TEXT, UNREAD_MESSAGE } from '../../domain/messages.strings.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { useService } from '../shared/hooks/services.js';
import { FoldedText } from '../shared/widgets/folded-text.js';
import { Ago } from '../shared/widgets/ago.js';

interface MessageTextProps {
  readonly text: string;
  /** Called when the visitor presses a link in the text. */
  readonly onFollow: () => void;
}

/** The message as plain text, never as HTML; addresses in it become links. */
function MessageText({ text, onFollow }: MessageTextProps) {
  const { origin } = useService(PAGE_NAVIGATOR);
  if (text.trim() === '') return <span>{NO_TEXT}</span>;
  return (
    <FoldedText
      text={text}
      render={(shown) =>
        messageParts(shown, origin).map((part, index) => <Part key={index} part={part} onFollow={onFollow} />)
      }
    />
  );
}

function Part({ part, onFollow }: { readonly part: MessagePart; readonly onFollow: () => void }) {
  if (part.kind === 'text') return <span>{part.text}</span>;
  const { text, target } = part;
  switch (target.kind) {
    case 'inside': {
      const name = linkName(target.to);
      return name === undefined ? (
        <Link className="message__link" to={target.to} onClick={onFollow}>
          {text}
        </Link>
      ) : (
        <Link className="message__link message__link--named" to={target.to} title={text} onClick={onFollow}>
          {name}
        </Link>
      );
    }
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
  /** Called when the visitor opens the message or follows a link in it. */
  readonly onOpen: () => void;
}

/**
 * A message. The whole row of an unread one is a button below the links of the text. When the message is read the
 * button is removed and the row takes the focus.
 */
export function MessageRow({ message: { text, isRead, createdAt }, onOpen }: MessageRowProps) {
  const textId = useId();
  return (
    <li className={isRead ? 'message' : 'message message--unread'} tabIndex={-1}>
      {!isRead && (
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
      {!isRead && (
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
