/**
 * Answers at once what testing libraries ask of every element: whether it is displayed and visible, and whether it can be
 * pressed. jsdom compares the element, and each that it is in, with every rule of the browser's style sheet. Where a test
 * brings a style sheet of its own, jsdom answers.
 */
export function answerStylesQuickly(window) {
  const exact = window.getComputedStyle;
  const inline = (element, property) => (element.hasAttribute('style') && element.style[property]) || undefined;
  const displays = new Map();
  const displayOf = ({ namespaceURI, localName, type }) => {
    const kind = `${localName} ${String(type)}`;
    if (!displays.has(kind)) {
      const element = window.document.createElementNS(namespaceURI, localName);
      if (typeof type === 'string') element.setAttribute('type', type);
      displays.set(kind, exact(element).display);
    }
    return displays.get(kind);
  };
  const quick = {
    display: (element) =>
      ['open', 'popover', 'hidden'].some((name) => element.hasAttribute(name))
        ? exact(element).display
        : (inline(element, 'display') ?? displayOf(element)),
    visibility: (element) =>
      inline(element, 'visibility') ?? (element.parentElement ? quick.visibility(element.parentElement) : 'visible'),
    // The library looks at the elements around it itself.
    pointerEvents: (element) => inline(element, 'pointerEvents') ?? '',
  };
  // `globalThis` is not the window: code that names no window calls the function of the former.
  window.getComputedStyle = globalThis.getComputedStyle = (element, pseudo) => {
    if (window.document.styleSheets.length > 0) return exact(element, pseudo);
    const read = (name) => quick[name]?.(element) ?? exact(element, pseudo)[name];
    return new Proxy({}, { get: (_, name) => (name === 'getPropertyValue' ? read : read(name)) });
  };
}
