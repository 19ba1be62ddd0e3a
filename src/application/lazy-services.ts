import type { Observable } from 'rxjs';

import { token } from '../domain/kernel/token.js';
import type { Comments } from './comments/comments.js';
import type { SigningIn } from './signing-in/signing-in.js';
import type { Prefetcher } from './site/prefetch.js';

/**
 * The services that are fetched when a view first needs them, by the name under which it asks for one. Here are those
 * that no single page owns. The service of a page adds its row itself, beside its token, and `FEATURES`
 * (src/composition/lazy-services.ts) does not compile until it says where the code of each is.
 */
export interface LazyServiceTypes {
  readonly signingIn: SigningIn;
  readonly comments: Comments;
  readonly prefetch: Prefetcher;
}

export type LazyServiceName = keyof LazyServiceTypes;

/**
 * Each emits its service once and completes, fetched once a page load; fails with whatever the loader of chunks fails
 * with, and then the next subscriber tries again. Cold at first, then shared.
 */
export type LazyServices = { readonly [Name in LazyServiceName]: Observable<LazyServiceTypes[Name]> };

export const LAZY_SERVICES = token<LazyServices>('LazyServices');
