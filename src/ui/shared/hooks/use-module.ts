import { useEffect, useEffectEvent, useState } from 'react';
import { defer, firstValueFrom, merge, NEVER, type Observable, Subject } from 'rxjs';

import { type ModuleSource, type ModuleState, MODULE_LOADER } from '../../../application/site/module-loader.js';
import { LAZY_SERVICES, type LazyServiceName, type LazyServices } from '../../../application/site/lazy-services.js';
import { NOTIFIER } from '../../../domain/ports/notifier.js';
import { DIALOG_FAILED, DIALOG_UNREACHABLE } from '../../../domain/site/strings.js';
import { subscribed } from './effects.js';
import { useService } from './services.js';

/** A part of the interface that is fetched when a view needs it. */
export interface LazyModule<T> extends Omit<ModuleSource<T>, 'fetch'> {
  readonly fetch: (services: LazyServices) => Observable<T> | Promise<T>;
}

/**
 * Declares a part that is fetched when it is needed: its chunk is named in `fetch`, the only place for `import()` in a
 * view. `name` identifies it across a reload of the document.
 */
export function lazyModule<T>(name: string, fetch: () => Promise<T>) {
  return { name, fetch };
}

/** The same with a service, which is fetched at the same time. */
export function withService<T extends object, Name extends LazyServiceName>(
  { name, fetch }: { readonly name: string; readonly fetch: () => Promise<T> },
  serviceName: Name,
) {
  return {
    name,
    fetch: async (services: LazyServices) => {
      const [module, service] = await Promise.all([fetch(), firstValueFrom(services[serviceName])]);
      return { ...module, service };
    },
  };
}

export interface UseModuleOptions<T> {
  /** The module, if it is loaded already. */
  readonly here?: T | undefined;
  /** The module is loaded only while this is true. */
  readonly isWanted?: boolean;
  /** Each emission retries after a failure. */
  readonly retry$?: Observable<unknown>;
  /** Called on a failure; `online` is false when the browser has no network connection. */
  readonly onFailed?: (online: boolean) => void;
}

export interface UsedModule<T> {
  readonly state: ModuleState<T>;
  /** Undefined until it has arrived. */
  readonly module: T | undefined;
  readonly retry: () => void;
}

/**
 * Loads a module while its view is mounted. A chunk that a deployment removed is fetched by one page reload
 * (application/site/module-loader.ts). Unlike with React.lazy, a failure can be retried
 * (docs/spec/start-and-routes.md#page-code).
 */
export function useModule<T>(
  { fetch, ...source }: LazyModule<T>,
  { here, isWanted = true, retry$ = NEVER, onFailed }: UseModuleOptions<T> = {},
): UsedModule<T> {
  const loader = useService(MODULE_LOADER);
  const services = useService(LAZY_SERVICES);
  const [retries] = useState(() => new Subject<void>());
  const [state, setState] = useState<ModuleState<T>>(() =>
    here === undefined ? { kind: 'loading' } : { kind: 'ready', value: here },
  );
  const watch = useEffectEvent(() => loader.watch({ ...source, fetch: () => fetch(services) }, merge(retries, retry$)));
  const listener = useEffectEvent((next: ModuleState<T>) => {
    setState(next);
    if (next.kind === 'failed') onFailed?.(next.isOnline);
  });
  const missing = isWanted && state.kind !== 'ready';

  useEffect(() => {
    if (!missing) return;
    return subscribed(watch(), (next) => {
      listener(next);
    });
  }, [missing]);

  return {
    state,
    module: state.kind === 'ready' ? state.value : undefined,
    retry: () => {
      retries.next();
    },
  };
}

/** A function for `onFailed`: closes what should have opened, and a toast says why. */
export function useClosedByFailure(close: () => void): (online: boolean) => void {
  const notifier = useService(NOTIFIER);
  return (online) => {
    close();
    notifier.error(online ? DIALOG_FAILED : DIALOG_UNREACHABLE);
  };
}

interface Prefetch {
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
}

/** Props for an element that opens a module: they prefetch it when the pointer or the focus reaches the element. */
export function usePrefetch({ fetch }: LazyModule<unknown>): Prefetch {
  const services = useService(LAZY_SERVICES);
  const prefetch = (): void => {
    // The visitor sees a failure only when they open it.
    defer(() => fetch(services)).subscribe({ error: () => undefined });
  };
  return { onPointerEnter: prefetch, onFocus: prefetch };
}
