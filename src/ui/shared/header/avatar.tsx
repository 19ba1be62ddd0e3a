import { UNREAD } from '../../../domain/site/strings.js';
import { useMissingImage } from '../hooks/use-missing-image.js';
import { PersonIcon } from '../theme/icons.js';

/** The member's image, or a drawing if it is missing or broken. It has no text alternative: the name is beside it. */
export function Avatar({ url, lazy = false }: { readonly url: string; readonly lazy?: boolean }) {
  const [isMissing, onError] = useMissingImage(url);
  return (
    // docs/spec/every-page.md#images: an image is removed with its parent
    <span key={String(isMissing)} className="avatar">
      {isMissing ? <PersonIcon /> : <img src={url} alt="" loading={lazy ? 'lazy' : undefined} onError={onError} />}
    </span>
  );
}

/** A red dot, with text for screen readers. */
export function UnreadDot() {
  return (
    <span className="unread-dot">
      <span className="visually-hidden">{UNREAD}</span>
    </span>
  );
}
