import { runInNewContext } from 'node:vm';

import { expect } from 'chai';

import type { ErrorReport, ReportError } from '../../src/domain/site/error-report.js';
import { inlineScript } from '../../tools/webpack/boot-bundles.js';

const SCRIPT = inlineScript('report-errors');

class Script extends EventTarget {
  constructor(readonly src: string) {
    super();
  }
}
class Link extends EventTarget {
  href = '';
}

/** A page of the site, its collector, and a script of the operator that listens to the event. */
function aPage({ errorUrl, refuses = false }: { readonly errorUrl?: string; readonly refuses?: boolean } = {}) {
  let now = 0;
  const sent: (readonly [url: string, content: ErrorReport])[] = [];
  const heard: unknown[] = [];
  const document = Object.assign(new EventTarget(), {
    querySelector: (selector: string) =>
      selector === 'script[data-site]'
        ? { src: 'https://site.example/assets/main.1a2b3c.js' }
        : { content: '1.2.3+abc' },
  });
  document.addEventListener('course-site:error', (event) => heard.push((event as CustomEvent).detail));
  const window: EventTarget & { courseSiteReportError?: ReportError } = Object.assign(new EventTarget(), {
    courseSiteSettings: errorUrl === undefined ? {} : { error_url: errorUrl },
  });
  runInNewContext(SCRIPT, {
    ...{ window, document, CustomEvent, HTMLScriptElement: Script, HTMLLinkElement: Link, Error },
    ...{ location: { pathname: '/courses/detail/7', search: '?token=secret' }, performance: { now: () => now } },
    navigator: {
      sendBeacon: (url: string, text: string) => {
        if (refuses) throw new TypeError('no address');
        sent.push([url, JSON.parse(text) as ErrorReport]);
      },
    },
  });
  const fire = (target: EventTarget, type: string, fields: object = {}) =>
    target.dispatchEvent(Object.defineProperties(new Event(type), Object.getOwnPropertyDescriptors(fields)));
  return {
    ...{ sent, heard, window, document },
    fails: (error: unknown, filename = 'https://site.example/assets/main.1a2b3c.js') =>
      fire(window, 'error', { error, filename }),
    loses: (src: string) => fire(window, 'error', { target: new Script(src) }),
    losesImage: () => fire(window, 'error', { target: {} }),
    rejects: (reason: unknown) => fire(window, 'unhandledrejection', { reason }),
    violates: (effectiveDirective: string, blockedURI: string, sourceFile = '') =>
      fire(document, 'securitypolicyviolation', { effectiveDirective, blockedURI, sourceFile }),
    starts: (detail?: object) => document.dispatchEvent(new CustomEvent('course-site:start', { detail })),
    leaves: (event: 'beforeunload' | 'pagehide' = 'pagehide') => fire(window, event),
    isRestored: () => fire(window, 'pageshow'),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

/** An error whose message contains what the visitor has typed. */
function anError(): Error {
  const error = new TypeError('cannot read 13800138000 of\n  my password');
  error.stack = [
    `TypeError: ${error.message}`,
    '    at save (https://site.example/assets/main.1a2b3c.js?token=secret:1:200)',
    '    at https://site.example/assets/react.4d5e6f.js:2:30',
  ].join('\n');
  return error;
}

const COLLECTOR = 'https://errors.example/collect';
const STACK =
  'at save (https://site.example/assets/main.1a2b3c.js:1:200)\nat https://site.example/assets/react.4d5e6f.js:2:30';

describe('The report of an error that a visitor suffers', () => {
  it('names version, page, kind and stack, and nothing that the visitor has typed or that identifies them', () => {
    const page = aPage({ errorUrl: COLLECTOR });
    page.fails(anError());
    const content = {
      kind: 'script',
      name: 'TypeError',
      stack: STACK,
      page: '/courses/detail/7',
      version: '1.2.3+abc',
    };
    expect(page.sent).to.deep.equal([[COLLECTOR, { ...content, number: 1 }]]);
    expect(page.heard).to.deep.equal([{ ...content, number: 1 }]);
  });

  it('has nothing of a message that looks like a place, and no query with a colon', () => {
    const page = aPage({ errorUrl: COLLECTOR });
    const error = new RangeError('13800138000\n at https://site.example/13800138000:10:20\nor at 08:30:00');
    error.stack = `RangeError: ${error.message}\n    at https://site.example/courses?a=b:13800138000#c:1:30\n    at x (https://site.example/assets/main.1.js:1:2)`;
    page.fails(error);
    const other = new RangeError('another one');
    other.stack = 'RangeError: 13800138000 at 08:30:00\nsave@https://site.example/assets/main.1.js:3:4';
    page.fails(other);
    const short = new RangeError('s');
    short.stack = 'open@https://site.example/assets/main.1.js:5:6';
    page.fails(short);
    expect(page.sent.map(([, { stack }]) => stack)).to.deep.equal([
      'at https://site.example/courses:1:30\nat x (https://site.example/assets/main.1.js:1:2)',
      'save@https://site.example/assets/main.1.js:3:4',
      'open@https://site.example/assets/main.1.js:5:6',
    ]);
  });

  it('is an event for the operator’s scripts, and is sent nowhere without the setting', () => {
    const page = aPage();
    page.fails(anError());
    expect([page.heard.length, page.sent.length]).to.deep.equal([1, 0]);
  });

  it('covers lost files of the build, promises, the policy, a failed start, and what the site reports itself', () => {
    const page = aPage({ errorUrl: '/errors' });
    page.loses('https://site.example/assets/lesson.1a2b3c.js?x=1');
    page.rejects(anError());
    page.violates('script-src-elem', 'https://ads.example/track?user=7');
    page.violates('script-src-elem', 'inline');
    page.starts();
    page.window.courseSiteReportError?.('call', 'GET /api/v2/video/{id}: 503');
    expect(page.sent.map(([, { kind, name }]) => `${kind}: ${name}`)).to.deep.equal([
      'code: /assets/lesson.1a2b3c.js',
      'script: TypeError',
      'policy: script-src-elem https://ads.example',
      'policy: script-src-elem inline',
      'start: no start',
      'call: GET /api/v2/video/{id}: 503',
    ]);
  });

  it('is not made for scripts of others, for a start that succeeds, and while the page is being left', () => {
    const page = aPage({ errorUrl: COLLECTOR });
    page.fails(anError(), 'chrome-extension://abc/content.js');
    page.violates('img-src', 'chrome-extension');
    page.violates('style-src-elem', 'inline', 'moz-extension://abc/content.js');
    page.violates('font-src', 'safari-web-extension://abc');
    page.fails(anError(), 'https://widget.example/assets/chat.js');
    page.fails(anError(), 'https://widget.example/chat.js?of=https://site.example/assets/main.js');
    page.loses('https://statistics.example/hm.js');
    page.loses('https://widget.example/assets/chat.js');
    page.losesImage();
    const widgets = anError();
    widgets.stack = 'TypeError: a\n    at a (chrome-extension://abc/assets/content.js:1:2)';
    page.rejects(widgets);
    page.rejects('a text');
    page.starts({});
    for (const event of ['beforeunload', 'pagehide'] as const) {
      page.pass(10_000);
      page.leaves(event);
      page.loses('https://site.example/assets/lesson.1a2b3c.js');
    }
    expect(page.sent).to.deep.equal([]);
    page.pass(10_000);
    page.loses('https://site.example/assets/lesson.1a2b3c.js');
    expect(page.sent).to.have.length(1);
    page.leaves();
    page.isRestored();
    page.loses('https://site.example/assets/home.1a2b3c.js');
    expect(page.sent, 'Back has restored the page').to.have.length(2);
  });

  it('is made once for each fault, and at most ten times a visit', () => {
    const page = aPage({ errorUrl: COLLECTOR });
    for (let index = 0; index < 50; index += 1) page.fails(anError());
    expect(page.sent).to.have.length(1);
    for (let index = 0; index < 50; index += 1) page.loses(`https://site.example/assets/${String(index)}.js`);
    expect([page.sent.length, page.heard.length]).to.deep.equal([10, 10]);
  });

  it('never throws, whatever the browser says of the address', () => {
    const page = aPage({ errorUrl: 'http://[', refuses: true });
    expect(() => page.window.courseSiteReportError?.('site', 'a view broke', anError())).not.to.throw();
    expect(page.heard).to.have.length(1);
  });
});
