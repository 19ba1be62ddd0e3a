/*
 * Runs the scripts of the site once the browser has painted what the document shows (issue 14). They have been asked for
 * long since; what is kept from an earlier visit would be run before the first sight otherwise, and the code that the
 * browser makes of it be stored before it too.
 *
 * An inline script at the end of the page: plain ES2015, no imports. The build has written the scripts as words
 * (tools/webpack/site-scripts-plugin.ts).
 */
(function runAfterFirstPaint() {
  // A page that is drawn nowhere (a tab behind others) is told of no frame, and starts all the same.
  var PATIENCE_MS = 500;
  var waits = true;

  function run() {
    if (!waits) return;
    waits = false;
    document.querySelectorAll('script[data-site]').forEach(function (words) {
      // A copy is a script that was never looked at, and its address is the document's: Trusted Types let it be.
      var script = words.cloneNode();
      script.removeAttribute('type');
      // One after the other, as they stand.
      script.async = false;
      words.parentNode.replaceChild(script, words);
    });
  }

  setTimeout(run, PATIENCE_MS);
  requestAnimationFrame(function () {
    // What runs within the frame comes before its painting.
    var channel = new MessageChannel();
    channel.port1.onmessage = run;
    channel.port2.postMessage(undefined);
  });
})();
