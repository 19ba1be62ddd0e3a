import sinon from 'sinon';

/**
 * Puts an element into fullscreen, which jsdom does not have, until the returned spy of `exitFullscreen` is called. The
 * browser needs as long to leave it as `leaving`.
 */
export function inFullscreen(element: Element = document.body, leaving = Promise.resolve()) {
  const leave = sinon.spy(async () => {
    await leaving;
    Reflect.deleteProperty(document, 'fullscreenElement');
  });
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
  Object.defineProperty(document, 'exitFullscreen', { configurable: true, value: leave });
  return leave;
}
