/**
 * Replaces the texts under an element as a browser's translation does: each text node leaves the document, and its text
 * returns inside two `font` elements.
 */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text && node.data.trim() !== '') texts.push(node);
  }
  for (const text of texts) {
    const [outer, inner] = [fontElement(), fontElement()];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** `createElement('font')` has a deprecated type, but translators still use the element. */
function fontElement(): Element {
  return document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
}

/**
 * Moves each image under an element into a new parent, as extensions that enlarge or download images do; also each video
 * (extensions that change its speed or image) and each field, which gets a button beside it (password managers).
 */
export function wrapImages(root: Element): void {
  for (const element of root.querySelectorAll('img, svg, video, canvas, input, textarea, select')) {
    const wrapper = document.createElement('span');
    element.replaceWith(wrapper);
    wrapper.append(element, document.createElement('i'));
  }
}
