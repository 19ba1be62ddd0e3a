import { cleanup } from '@testing-library/react';

/**
 * A test whose view goes with its last line, not some turns of the event loop later with mocha's hooks: what a library draws in the
 * next frame nobody waits for, and React would complain that it drew unasked.
 */
export function unmountedAtOnce(test: () => Promise<void>): () => Promise<void> {
  return async () => {
    await test();
    cleanup();
  };
}
