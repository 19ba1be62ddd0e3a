import { useEffect } from 'react';

import type { LinkedData } from '../../../domain/linked-data.js';

declare global {
  interface Window {
    /** Not every browser has Trusted Types, and TypeScript knows none. What is made by them is a text to whoever takes it. */
    readonly trustedTypes?: { createPolicy(name: string, rules: JsonRules): JsonRules };
  }
}

interface JsonRules {
  /** Throws at whatever is no JSON. */
  readonly createScript: (text: string) => string;
}

/** JSON does nothing, even where it is run. */
const JSON_ALONE: JsonRules = { createScript: (text) => JSON.stringify(JSON.parse(text)) };

/**
 * What lets JSON be the text of a script element, and nothing else (tools/preview/csp.ts). `undefined` where the policy of
 * the page knows no such name, as an operator's own may: search engines do without, visitors notice nothing.
 */
export function jsonRules(factory: Window['trustedTypes']): JsonRules | undefined {
  try {
    return factory?.createPolicy('json-ld', JSON_ALONE) ?? JSON_ALONE;
  } catch {
    return undefined;
  }
}

/** Of this document: a browser lets a policy be made once. */
const RULES = jsonRules(window.trustedTypes);

/**
 * Tells search engines what the page is about, for as long as it is there. A block of data: it is never run, so that
 * the policy for scripts lets it be, and it is set as text, so that nothing in it is markup. `undefined`: nothing.
 */
export function useJsonLd(data: LinkedData | undefined): void {
  const text = data === undefined ? undefined : JSON.stringify(data);
  useEffect(() => {
    if (text === undefined || RULES === undefined) return;
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.text = RULES.createScript(text);
    document.head.append(block);
    return () => {
      block.remove();
    };
  }, [text]);
}
