import { act } from '@testing-library/react';

import { soon } from '../../support/until.js';

/** Lets the services of signing in arrive, and whoever waits for them draw. */
export function servicesFetched(): Promise<void> {
  return act(soon);
}
