import { FEATURES, type Features } from '../../../src/composition/lazy-services.js';

/** The features of the site, whose code is there at once. */
export const LOADED_FEATURES = Object.fromEntries(
  await Promise.all(
    Object.entries(FEATURES).map(async ([name, fetch]) => {
      const file = await fetch();
      return [name, () => Promise.resolve(file)] as const;
    }),
  ),
  // The same names with the same files, which Object.fromEntries forgets.
) as Features;
