import sinon from 'sinon';

/** Puts an element into fullscreen, which jsdom does not have, until the returned spy of `exitFullscreen` is called. */
export function inFullscreen(element: Element = document.body): sinon.SinonSpy<[], Promise<void>> {
  const leave = sinon.spy(() => {
    Reflect.deleteProperty(document, 'fullscreenElement');
    return Promise.resolve();
  });
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
  Object.defineProperty(document, 'exitFullscreen', { configurable: true, value: leave });
  return leave;
}
