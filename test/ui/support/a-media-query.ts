/** A media query list, which jsdom does not have. A test changes its result by dispatching a change event. */
export function aMediaQuery(matches = false): MediaQueryList {
  const nothing = () => undefined;
  return Object.assign(new EventTarget(), {
    ...{ matches, media: '', onchange: null },
    // react-bootstrap still uses these deprecated names.
    ...{ addListener: nothing, removeListener: nothing },
  });
}
