/*
 * What the site is made of did not come: the frame of the document promises what nobody keeps. It goes, as with any start
 * that fails (spec §8), and the document is loaded anew when the network is back, when the tab is shown again, and after
 * a while of being looked at.
 *
 * An inline script at the end of the page: plain ES2015, no imports. Scripts that come with the document tell of their
 * failure once it has been read, so that this hears of each; those of pages come later, and are the site's own matter.
 */
(function healLostScripts(root, title) {
  var AGAIN_MS = 20000;

  function again() {
    if (navigator.onLine && document.visibilityState === 'visible') location.reload();
  }

  window.addEventListener(
    'error',
    function (event) {
      if (event.target.localName !== 'script' || !event.target.defer) return;
      root.replaceChildren();
      document.title = title;
      window.addEventListener('online', again);
      document.addEventListener('visibilitychange', again);
      setInterval(again, AGAIN_MS);
    },
    { capture: true },
  );
})(document.getElementById('root'), __TITLE__);
