/** A question about the medium, which jsdom knows nothing of. Its answer changes when a test dispatches `change`. */
export function aMediaQuery(matches = false): MediaQueryList {
  const nothing = () => undefined;
  return Object.assign(new EventTarget(), {
    ...{ matches, media: '', onchange: null },
    // By the names that react-bootstrap still uses.
    ...{ addListener: nothing, removeListener: nothing },
  });
}
