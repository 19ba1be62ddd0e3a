/**
 * Answers at once what testing libraries ask of every element: whether it is displayed and visible, and whether it can be
 * pressed. jsdom compares the element, and each that it is in, with every rule of the browser's style sheet; other style
 * sheets are not loaded.
 */
export function answerStylesQuickly(window) {
  const exact = window.getComputedStyle;
  const inline = (element, property) => (element.hasAttribute('style') && element.style[property]) || undefined;
  const displays = new Map();
  const displayOf = ({ namespaceURI, localName }) => {
    if (!displays.has(localName))
      displays.set(localName, exact(window.document.createElementNS(namespaceURI, localName)).display);
    return displays.get(localName);
  };
  const quick = {
    display: (element) =>
      ['open', 'popover', 'hidden', 'type'].some((name) => element.hasAttribute(name))
        ? exact(element).display
        : (inline(element, 'display') ?? displayOf(element)),
    visibility: (element) =>
      inline(element, 'visibility') ?? (element.parentElement ? quick.visibility(element.parentElement) : 'visible'),
    // The library looks at the elements around it itself.
    pointerEvents: (element) => inline(element, 'pointerEvents') ?? '',
  };
  window.getComputedStyle = (element, pseudo) => {
    const read = (name) => quick[name]?.(element) ?? exact(element, pseudo)[name];
    return new Proxy({}, { get: (_, name) => (name === 'getPropertyValue' ? read : read(name)) });
  };
}
