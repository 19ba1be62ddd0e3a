import { after, before } from 'mocha';

/** Node's own versions of classes of the document. A library that creates events takes them from the global scope. */
const NAMES = ['Event', 'EventTarget', 'CustomEvent', 'AbortController', 'AbortSignal'] as const;

/** For one suite, replaces Node's event classes by those of the document: jsdom accepts no others. */
export function useEventsOfTheDocument(): void {
  const own = new Map<string, PropertyDescriptor | undefined>();
  before(() => {
    for (const name of NAMES) {
      own.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
      Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: Reflect.get(window, name) });
    }
  });
  after(() => {
    for (const [name, descriptor] of own) if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  });
}
