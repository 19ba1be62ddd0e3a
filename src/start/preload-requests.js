/*
 * Asks the start-up questions while the main script is still on its way (clarifications §3).
 *
 * This is the one inline script of the page: plain ES2015, no imports, never throws. The HTTP adapter takes each
 * answer once (src/adapters/http/preloaded-responses.ts) and asks by itself whatever is not here.
 */
(function askEarly(buildBase) {
  var given = window.meedu_api_url;
  var base = (typeof given === 'string' ? given.trim() : given) || buildBase;
  // A setting that src/adapters/browser/web-runtime-settings.ts refuses is not asked early.
  if (!/^(https?:\/\/[^/\s]\S*|\/\S*)?$/i.test(base)) return;
  base = base.replace(/\/+$/, '');
  var token = null;
  try {
    token = localStorage.getItem('meedu-user-token') || null;
  } catch (forbidden) {
    // Storage is forbidden: nobody is signed in.
  }
  var early = (window.courseSitePreloads = {});

  function ask(path, bearer) {
    var headers = { Accept: 'application/json' };
    if (bearer) headers.Authorization = 'Bearer ' + bearer;
    var control = new AbortController();
    var answer = fetch(base + path, { headers: headers, credentials: 'omit', signal: control.signal });
    // Whoever takes the answer hears of its failure; nobody else needs to.
    answer.catch(function () {});
    early[base + path] = {
      token: bearer,
      answer: answer,
      abort: function () {
        control.abort();
      },
    };
  }

  try {
    ask('/api/v2/other/config', token);
    ask('/api/v2/navs', token);
    if (token) ask('/api/v2/member/detail', token);
  } catch (unsupported) {
    // A browser without fetch or AbortController gets no further anyway.
  }
})(__BUILD_API_BASE__);
