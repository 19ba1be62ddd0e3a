import type { ReactNode } from 'react';
import { createPath, Router, type To } from 'react-router-dom';

import type { Navigator } from '../../../src/domain/ports/browser/navigator.port.js';
import { useBehavior } from '../../../src/ui/hooks/use-behavior.js';

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/** Lets links go where the navigator port goes, as the site's own router does. */
export function FakeRouter({ navigator, children }: { readonly navigator: Navigator; readonly children: ReactNode }) {
  const { path, query, hash, key } = useBehavior(navigator.place$);
  return (
    <Router
      location={{ pathname: path, search: query, hash, key, state: undefined }}
      navigator={{
        createHref: addressOf,
        go: (steps) => {
          navigator.travel(steps);
        },
        push: (to) => {
          navigator.go(addressOf(to));
        },
        replace: (to) => {
          navigator.go(addressOf(to), 'replace');
        },
      }}
    >
      {children}
    </Router>
  );
}
