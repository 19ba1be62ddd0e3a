import { after, before } from 'mocha';

/** What node has of its own beside the document's, and a library that makes events of its own takes from the globals. */
const NAMES = ['Event', 'EventTarget', 'CustomEvent', 'AbortController', 'AbortSignal'] as const;

/** Lets the tests of a suite see the document's own events where node's would stand: jsdom knows no others. */
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
