import type { Observable } from 'rxjs';

import { token } from '../../domain/kernel/token.js';
import type { PageTask } from '../../domain/ports/page-tasks.js';
import type { phoneAddress } from '../../domain/site/phone-redirect.js';
import type { Comments } from '../comments/comments.js';
import type { SigningIn } from '../signing-in/signing-in.js';
import type { Prefetcher } from './prefetch.js';

/**
 * The services that are fetched on first use, by the name under which a view requests them. This file lists those that no
 * single page owns. The service of a page adds its own row beside its token, and `FEATURES`
 * (src/composition/lazy-services.ts) does not compile until it names the module of each.
 */
export interface LazyServiceTypes {
  readonly signingIn: SigningIn;
  readonly comments: Comments;
  /** Belongs to no page: it prefetches the services of the pages. */
  readonly prefetch: Prefetcher;
  /** Few visitors need its table of pages. */
  readonly phoneRedirect: typeof phoneAddress;
  /** Of the background tasks. */
  readonly operatorScripts: PageTask;
  readonly webManifest: PageTask;
  readonly memberTasks: PageTask;
}

export type LazyServiceName = keyof LazyServiceTypes;

/**
 * Each is fetched once per page load, emits its service once and completes. A failed fetch errors with the error of the
 * chunk loader, and the next subscriber tries again. Cold until first subscribed, then shared.
 */
export type LazyServices = { readonly [Name in LazyServiceName]: Observable<LazyServiceTypes[Name]> };

/** Bound by the composition, because only it knows which adapters to fetch together with a service. */
export const LAZY_SERVICES = token<LazyServices>('LazyServices');
