/*
 * What a visitor does with the frame of the document (src/ui/static-frame.html) before the site is there is not lost: the
 * last press, what was typed, where the focus was. It is all done again with what the site draws in its place.
 *
 * An inline script at the end of the page: plain ES2015, no imports. `data-as` is the selector of an element's successor.
 */
(function keepEarlyDeeds(root) {
  var wish;
  var held;

  function remember(event) {
    // What submits is heard of as its form.
    var place = event.target.closest('button[data-as]:not([type=submit]), a[data-as], form[data-as]');
    var submits = event.type === 'submit';
    if (!place || submits !== (place.localName === 'form')) return;
    // A click that opens elsewhere is the browser's.
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (wish) wish.removeAttribute('aria-busy');
    wish = place;
    wish.setAttribute('aria-busy', 'true');
  }

  function hold(event) {
    held = event.target;
  }

  function letGo() {
    var left = held;
    // An element that is taken out of the page loses the focus too, and that is nobody's wish.
    Promise.resolve().then(function () {
      if (held === left && left.isConnected && document.activeElement !== left) held = undefined;
    });
  }

  function successorOf(element) {
    var selector = element && element.getAttribute('data-as');
    return selector ? root.querySelector(selector) : null;
  }

  /** The way that React hears of. */
  function type(text, field) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function handOver() {
    var field = successorOf(box);
    if (field && box.value) type(box.value, field);
    var focused = successorOf(held);
    if (focused && document.activeElement === document.body) {
      focused.focus({ preventScroll: true });
      if (held === box) field.setSelectionRange(box.selectionStart, box.selectionEnd);
    }
    var wished = successorOf(wish);
    if (!wished) return;
    if (wished.localName === 'form') wished.requestSubmit();
    else wished.click();
  }

  var box = root.querySelector('input');
  var listeners = { click: remember, submit: remember, focusin: hold, focusout: letGo };
  Object.keys(listeners).forEach(function (name) {
    root.addEventListener(name, listeners[name]);
  });
  new MutationObserver(function (changes, observer) {
    observer.disconnect();
    Object.keys(listeners).forEach(function (name) {
      root.removeEventListener(name, listeners[name]);
    });
    // A start that failed has emptied the root: there is nobody to hand anything to.
    if (root.firstElementChild) handOver();
  }).observe(root, { childList: true });
})(document.getElementById('root'));
