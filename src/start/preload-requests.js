/*
 * Asks the start-up questions while the main script is still on its way (clarifications §3).
 *
 * An inline script of the page: plain ES2015, no imports, never throws. The HTTP adapter takes each answer once
 * (src/adapters/http/client/preloaded-responses.ts) and asks by itself whatever is not here. Whether there is a token is
 * told to the frame of the document, which shows its openers to strangers alone.
 */
(function askEarly(buildBase) {
  // As many as the first screen has room for, on a phone and on a desk.
  var FIRST_COURSES = 4;
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
  // Where pictures are that the server names by a path on itself; the configuration says so, as a rule.
  var server = base;
  var early = (window.courseSitePreloads = new Map());

  var scripts = new Promise(function (here) {
    // Of an element, this is heard on the way to it alone.
    document.addEventListener(
      'load',
      function (event) {
        var all = document.querySelectorAll('script[data-site]');
        if (event.target === all[all.length - 1]) here();
      },
      true,
    );
  });

  function afterScripts(answer, deed) {
    Promise.all([answer, scripts])
      .then(function (both) {
        deed(both[0]);
      })
      .catch(function () {});
  }

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

  /** What was answered, to look at: nothing is taken from the site. What refuses tells nothing, the site asks it again. */
  function look(question) {
    return question.then(function (answer) {
      return answer.ok && answer.clone().json();
    });
  }

  /** As the site asks for it (src/domain/site/picture-url.ts): the server names some by a path on itself. */
  function fetchPicture(picture) {
    if (typeof picture !== 'string' || /^$|\/$/.test(picture)) return;
    new Image().src = /^(https?:|data:|\/\/)/i.test(picture) ? picture : server + '/' + picture.replace(/^\/+/, '');
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
    return ask(blocks, token);
  }

  function fetchPicturesOfConfig(config) {
    server = (config.data.url || base).replace(/\/+$/, '');
    fetchPicture(config.data.logo.logo);
    fetchPicture(config.data.sliders[0].thumb);
  }

  /** The first slide, and as many courses as the first screen has room for. */
  function fetchPicturesOfBlocks(blocks) {
    var courses = [];
    blocks.data.forEach(function (block) {
      if (block.sign === 'pc-slider') fetchPicture(block.config_render[0].src);
      if (block.sign === 'pc-vod-v1') courses = courses.concat(block.config_render.items);
    });
    courses.slice(0, FIRST_COURSES).forEach(function (course) {
      fetchPicture(course.thumb);
    });
  }

  try {
    var config = ask('/api/v2/other/config', token);
    ask('/api/v2/navs', token);
    if (token) ask('/api/v2/member/detail', token);
    if (location.pathname === '/') {
      var told = look(config);
      var blocks = told.then(askForHome);
      // Pictures once the scripts are here, which they would share the line with: while the scripts are run, it is free.
      afterScripts(told, fetchPicturesOfConfig);
      afterScripts(look(blocks), fetchPicturesOfBlocks);
    }
  } catch (unsupported) {
    // A browser without fetch or AbortController gets no further anyway.
  }
})(__BUILD_API_BASE__);
