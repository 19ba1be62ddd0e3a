/*
 * Asks for the code of the page in the address while the main script, which would ask for it later, is still on its way.
 *
 * An inline script of the page: plain ES2015, no imports, never throws. `pages` has a row a page: its address as a
 * regular expression, what its code is in, and whether strangers are sent elsewhere (tools/webpack/page-code.ts).
 */
(function askForPageCode(pages) {
  var path = location.pathname.replace(/(.)\/+$/, '$1').toLowerCase();
  var page = pages.filter(function (row) {
    return new RegExp('^' + row[0] + '$').test(path);
  })[0];
  if (!page || (page[2] && !('token' in document.documentElement.dataset))) return;
  page[1].forEach(function (file) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = /css$/.test(file) ? 'style' : 'script';
    link.fetchPriority = 'low';
    link.href = file;
    document.head.appendChild(link);
  });
})(__PAGES__);
