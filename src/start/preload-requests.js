/*
 * Asks the start-up questions while the main script is still on its way (clarifications §3).
 *
 * An inline script of the page: plain ES2015, no imports, never throws. The HTTP adapter takes each answer once
 * (src/adapters/http/client/preloaded-responses.ts) and asks by itself whatever is not here. Whether there is a token is
 * told to the frame of the document, which shows its openers to strangers alone.
 */
(function askEarly(buildBase) {
  var token = null;
  try {
    token = localStorage.getItem('meedu-user-token') || null;
  } catch (forbidden) {
    // Storage is forbidden: nobody is signed in.
  }
  if (token) document.documentElement.dataset.token = '';
  var given = window.meedu_api_url;
  var set = (window.courseSiteSettings || {}).api_url;
  var base = (typeof given === 'string' ? given.trim() : given) || set || buildBase;
  // A setting that src/adapters/browser/web-runtime-settings.ts refuses is not asked early.
  if (!/^(https?:\/\/[^/\s]\S*|\/\S*)?$/i.test(base)) return;
  base = base.replace(/\/+$/, '');
  var early = (window.courseSitePreloads = new Map());

  function ask(path, bearer) {
    var headers = { Accept: 'application/json' };
    if (bearer) headers.Authorization = 'Bearer ' + bearer;
    var control = new AbortController();
    var answer = fetch(base + path, { headers: headers, credentials: 'omit', signal: control.signal });
    // Whoever takes the answer hears of its failure; nobody else needs to.
    answer.catch(function () {});
    early.set(base + path, {
      token: bearer,
      answer: answer,
      abort: function () {
        control.abort();
      },
    });
    return answer;
  }

  /**
   * Home asks as its gateways do (src/adapters/http/home): the configuration says in which way, since the first
   * generation alone has its slides there (API 4).
   */
  function askForHome(config) {
    var blocks =
      config.data.sliders === undefined
        ? '/api/v2/decorationPage/blocks?page_name=pc-page-index'
        : '/api/v2/viewBlock/page/blocks?platform=pc&page_name=pc-page-index';
    ask('/api/v2/announcement/latest', token);
    ask(blocks, token);
  }

  try {
    var config = ask('/api/v2/other/config', token);
    ask('/api/v2/navs', token);
    if (token) ask('/api/v2/member/detail', token);
    if (location.pathname === '/') {
      config
        .then(function (answer) {
          // A copy: the answer itself is for the site, which also reports what is wrong with it.
          return answer.ok && answer.clone().json();
        })
        .then(askForHome)
        .catch(function () {});
    }
  } catch (unsupported) {
    // A browser without fetch or AbortController gets no further anyway.
  }
})(__BUILD_API_BASE__);
