import './link-to-copy.scss';

import { COPY_LINK, COPY_LINK_BY_HAND } from '../../../domain/sharing.strings.js';
import { useCopy } from '../hooks/use-copy.js';

interface LinkToCopyProps {
  /** Absolute. */
  readonly url: string;
  /** Confirms that it was copied. */
  readonly copied: string;
  /** Classes of the button. */
  readonly look: string;
}

/** A link as text, and the button that copies it. */
export function LinkToCopy({ url, copied, look }: LinkToCopyProps) {
  const [address, copy] = useCopy<HTMLParagraphElement>({ done: copied, byHand: COPY_LINK_BY_HAND });
  return (
    <div className="link-to-copy">
      <p ref={address} className="link-to-copy__text" translate="no">
        {url}
      </p>
      <button type="button" className={`btn ${look}`} onClick={copy}>
        {COPY_LINK}
      </button>
    </div>
  );
}
