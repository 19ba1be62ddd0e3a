import { NAVIGATOR } from '../../../domain/ports/browser/navigator.port.js';
import { messageParts, type MessagePart } from '../../../domain/messages/message-text.js';
import { NO_TEXT } from '../../../domain/messages/words.js';
import { useService } from '../../hooks/services.js';
import { Link } from '../../links/link.js';

interface MessageTextProps {
  readonly text: string;
  /** A link in it was pressed. */
  readonly onFollow: () => void;
}

/** A message as text alone, never as HTML, with the addresses in it as links. */
export function MessageText({ text, onFollow }: MessageTextProps) {
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
