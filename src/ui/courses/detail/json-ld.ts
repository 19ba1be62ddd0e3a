import { useEffect } from 'react';

import type { LinkedData } from '../../../domain/courses/linked-data.js';

/** What a script element takes as its text: a string, or a trusted value where the browser has Trusted Types. */
interface JsonRules {
  /** Throws if the text is not JSON. */
  readonly createScript: (text: string) => unknown;
}

/** The part of `window.trustedTypes` that is used here. */
interface JsonPolicies {
  createPolicy(name: string, rules: typeof JSON_ALONE): JsonRules;
}

/** JSON has no effect, even if it is executed. */
const JSON_ALONE = { createScript: (text: string): string => JSON.stringify(JSON.parse(text)) };

/**
 * The Trusted Types policy that permits JSON, and nothing else, as the text of a script element (tools/preview/csp.ts).
 * `undefined` if the page's CSP does not list its name, as with an operator's own CSP: then there is no data for search
 * engines.
 */
export function jsonRules(factory: JsonPolicies | undefined): JsonRules | undefined {
  try {
    return factory?.createPolicy('json-ld', JSON_ALONE) ?? JSON_ALONE;
  } catch {
    return undefined;
  }
}

/** Created once per document: the browser rejects a second policy with the same name. */
const RULES = jsonRules(window.trustedTypes);

/**
 * Adds structured data for search engines while the page is mounted; `undefined` adds none. The block is data, so no
 * browser runs it and the CSP for scripts permits it; it is set as text, so nothing in it is parsed as markup.
 */
export function useJsonLd(data: LinkedData | undefined): void {
  const text = data === undefined ? undefined : JSON.stringify(data);
  useEffect(() => {
    if (text === undefined || RULES === undefined) return;
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    // TypeScript permits only a string in `block.text`.
    Object.assign(block, { text: RULES.createScript(text) });
    document.head.append(block);
    return () => {
      block.remove();
    };
  }, [text]);
}
