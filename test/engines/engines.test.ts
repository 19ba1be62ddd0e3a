import { CHOSEN_ENGINES } from './support/engines.js';

describe('the engines of this run', () => {
  for (const { name, isPresent, packages } of CHOSEN_ENGINES)
    it(
      isPresent ? `${name} is present` : `SKIPPED: ${name} is missing on this machine (Debian: ${packages})`,
      () => undefined,
    );
});
