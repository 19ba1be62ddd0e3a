/*
 * What the site is made of did not come, or cannot be run here: the frame of the document promises what nobody keeps. It
 * goes, as with any start that fails (spec §8). Where something was lost, the document is loaded anew when the network is
 * back, when the tab is shown again, and after a while of being looked at; what fails by itself would fail again.
 *
 * A browser aborts the scripts of a page that is being left: what is lost then counts only if the page stays after all.
 *
 * An inline script at the end of the page: plain ES2015, no imports, and nothing that a browser of its time did not know.
 * Scripts that come with the document are run once it has been read, so that this hears of each; those of pages come
 * later, and are the site's own matter.
 */
(function endFailedStart(root, title) {
  var AGAIN_MS = 20000;
  // LEAVING_LIMIT_MS of domain/limits.ts: no event says that a page stays after all.
  var LEAVING_LIMIT_MS = 10000;
  var isLeaving = false;
  var lostWhileLeaving = false;
  var leavingLimit;

  function isOfSite(script) {
    return script.localName === 'script' && 'site' in script.dataset;
  }

  function again() {
    if (navigator.onLine && document.visibilityState === 'visible') location.reload();
  }

  function takeFrameAway() {
    root.textContent = '';
    document.title = title;
  }

  function lose() {
    if (isLeaving) {
      lostWhileLeaving = true;
      return;
    }
    takeFrameAway();
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    setInterval(again, AGAIN_MS);
  }

  function leave(limitMs) {
    isLeaving = true;
    clearTimeout(leavingLimit);
    if (limitMs) leavingLimit = setTimeout(stay, limitMs);
  }

  function stay() {
    isLeaving = false;
    clearTimeout(leavingLimit);
    if (lostWhileLeaving) lose();
  }

  window.addEventListener('beforeunload', function () {
    leave(LEAVING_LIMIT_MS);
  });
  window.addEventListener('pagehide', function () {
    leave();
  });
  window.addEventListener('pageshow', function () {
    stay();
    if (lostWhileLeaving) again();
  });

  window.addEventListener(
    'error',
    function (event) {
      if (event.target === window) {
        // Once the site has been drawn, whatever breaks is its own matter; what others put into the page always is theirs.
        var isOurs = [].some.call(document.scripts, function (script) {
          return isOfSite(script) && script.src === event.filename;
        });
        if (isOurs && root.querySelector('.frame--early')) takeFrameAway();
      } else if (isOfSite(event.target)) {
        lose();
      }
    },
    { capture: true },
  );
})(document.getElementById('root'), __TITLE__);
