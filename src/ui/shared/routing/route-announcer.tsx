import { useRef } from 'react';

import { useNewPath } from './use-new-path.js';

/**
 * Announces the title of a new page to screen readers, as a browser does when it loads a document. The region is always
 * mounted and written to directly: a region that appears with its text, or is rendered again, may not be announced.
 */
export function RouteAnnouncer() {
  const region = useRef<HTMLParagraphElement>(null);
  useNewPath(() => {
    if (region.current !== null) region.current.textContent = document.title;
  });
  return <p ref={region} className="visually-hidden" aria-live="polite" />;
}
