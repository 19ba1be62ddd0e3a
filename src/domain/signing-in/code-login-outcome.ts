/** What became of a login code (spec §4, API 2.10). */
export type CodeLoginOutcome =
  | { readonly kind: 'signed-in'; readonly token: string }
  /** Somebody new; `code` goes with the mobile that they give. */
  | { readonly kind: 'bind-mobile'; readonly code: string };
