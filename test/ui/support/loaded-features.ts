import { type Features, FEATURES } from '../../../src/composition/lazy-services.js';

const LOADED = await Promise.all(
  Object.entries(FEATURES).map(async ([name, fetch]) => {
    const file = await fetch();
    return [name, () => Promise.resolve(file)] as const;
  }),
);

/**
 * The features of the site with their code loaded before the first test, so that fetching one takes only a microtask.
 */
// `Object.fromEntries` loses which type belongs to which name; the names are unchanged.
export const LOADED_FEATURES = Object.fromEntries(LOADED) as Features;
