import { type Features, FEATURES } from '../../../src/composition/lazy-services.js';

const LOADED = await Promise.all(
  Object.entries(FEATURES).map(async ([name, fetch]) => {
    const file = await fetch();
    return [name, () => Promise.resolve(file)] as const;
  }),
);

/** The features of the site, their code loaded before the first test, so that fetching one takes no longer than a microtask. */
// The same names, each with the type of its row, which Object.fromEntries forgets.
export const LOADED_FEATURES = Object.fromEntries(LOADED) as Features;
