import { useEffect } from 'react';

import type { LinkedData } from '../../domain/site/linked-data.js';

/**
 * Tells search engines what the page is about, for as long as it is there. A block of data: it is never run, so that
 * the policy for scripts lets it be, and it is added as text, so that nothing in it is markup. `undefined`: nothing.
 */
export function useJsonLd(data: LinkedData | undefined): void {
  const text = data === undefined ? undefined : JSON.stringify(data);
  useEffect(() => {
    if (text === undefined) return;
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.append(document.createTextNode(text));
    document.head.append(block);
    return () => {
      block.remove();
    };
  }, [text]);
}
