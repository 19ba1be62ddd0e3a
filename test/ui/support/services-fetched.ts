import { act } from '@testing-library/react';

import { soon } from '../../support/until.js';

/** Waits until the services of signing in are loaded and the views that wait for them are rendered. */
export function servicesFetched(): Promise<void> {
  return act(soon);
}
