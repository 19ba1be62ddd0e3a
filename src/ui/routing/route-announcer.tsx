import { useRef } from 'react';

import { useNewPath } from './use-new-path.js';

/**
 * Says the title of a new page to screen readers, as a browser does when it loads a document. The region is there
 * from the start and written to directly: one that arrives with its text, or is drawn anew, may not be read.
 */
export function RouteAnnouncer() {
  const region = useRef<HTMLParagraphElement>(null);
  useNewPath(() => {
    if (region.current !== null) region.current.textContent = document.title;
  });
  return <p ref={region} className="visually-hidden" aria-live="polite" />;
}
