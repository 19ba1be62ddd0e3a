import { expect } from 'chai';
import { interval, of, timer } from 'rxjs';
import { delay, observeOn } from 'rxjs/operators';
import sinon from 'sinon';

import { visibleControl, visibleInput, visibleElement } from '../../../demo/catalogue/steps/step.js';
import { StoppedClock } from '../../../src/adapters/memory/browser/stopped-clock.js';
import { treatPageAsVisible } from '../../../demo/catalogue/environment/catalogue-environment.js';

const MOMENT = Date.UTC(2026, 10, 20);

/** Waits until everything that is due at once has run. */
const aMoment = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('The stopped clock', () => {
  it('always returns the same time', async () => {
    const clock = new StoppedClock(MOMENT);
    await aMoment();
    expect(clock.now()).to.equal(MOMENT);
  });

  it('runs tasks without a delay soon, but never during the call that schedules them', async () => {
    const clock = new StoppedClock(MOMENT);
    const emitted: string[] = [];
    of('answer')
      .pipe(observeOn(clock))
      .subscribe((value) => emitted.push(value));
    timer(0, clock).subscribe(() => emitted.push('timer'));
    expect(emitted).to.deep.equal([]);
    await aMoment();
    expect(emitted).to.deep.equal(['answer', 'timer']);
  });

  it('holds delayed tasks back until the test advances the time', async () => {
    const clock = new StoppedClock(MOMENT);
    const emitted: number[] = [];
    interval(1000, clock).subscribe((count) => emitted.push(count));
    await aMoment();
    expect(emitted).to.deep.equal([]);
    clock.pass(2500);
    expect(emitted).to.deep.equal([0, 1]);
    expect(clock.now()).to.equal(MOMENT + 2500);
    clock.pass(500);
    expect(emitted).to.deep.equal([0, 1, 2]);
  });

  it('also runs tasks without a delay after the time was advanced', async () => {
    const clock = new StoppedClock(MOMENT);
    clock.pass(1000);
    const emitted: string[] = [];
    of('later')
      .pipe(delay(0, clock))
      .subscribe((value) => emitted.push(value));
    await aMoment();
    expect(emitted).to.deep.equal(['later']);
  });
});

describe('The page of a state', () => {
  it('counts as visible from top to bottom for a part that loads ahead, and not for one that observes what is in the window', () => {
    const watcher = sinon.spy();
    // The code under test uses nothing else of the browser.
    const browser = { IntersectionObserver: watcher as unknown as typeof IntersectionObserver };
    treatPageAsVisible(browser);
    const emitted = () => undefined;
    new browser.IntersectionObserver(emitted, { rootMargin: '50% 0px', threshold: 1 });
    new browser.IntersectionObserver(emitted);
    expect(watcher.args).to.deep.equal([
      [emitted, { rootMargin: '1000000px', threshold: 1 }],
      [emitted, undefined],
    ]);
  });
});

describe('A visible element', () => {
  const box = sinon.createSandbox();

  beforeEach(() => {
    // jsdom has no layout; the `hidden` attribute is enough for these tests.
    box.define(Element.prototype, 'checkVisibility', function checkVisibility(this: Element) {
      return this.closest('[hidden]') === null;
    });
  });

  afterEach(() => {
    box.restore();
    document.body.replaceChildren();
  });

  const drawn = (html: string): void => {
    document.body.innerHTML = html;
  };

  it('is found by its text, its accessible name or its alternative text', () => {
    drawn('<p> 绑定成功 </p><button aria-label="关闭"></button><img alt="二维码">');
    expect(visibleElement('绑定成功')?.tagName).to.equal('P');
    expect(visibleElement('关闭')?.tagName).to.equal('BUTTON');
    expect(visibleElement('二维码')?.tagName).to.equal('IMG');
  });

  it('is not found by a part of its text, or while it is hidden', () => {
    drawn('<p>绑定成功了</p><p hidden>绑定成功</p>');
    expect(visibleElement('绑定成功')).to.equal(undefined);
  });

  it('an exact name takes precedence over a longer name, and the last control over the first', () => {
    drawn('<button id="a">登录</button><button id="b">QQ登录</button>');
    expect(visibleControl('登录')?.id).to.equal('a');
    expect(visibleControl('QQ')?.id).to.equal('b');
    drawn('<button id="a">登录</button><div role="dialog"><button id="c">登录</button></div>');
    expect(visibleControl('登录')?.id).to.equal('c');
  });

  it('elements of the app shell do not count, because they disappear when the site starts', () => {
    drawn('<div class="frame--early"><button>登录</button><label>密码<input></label></div>');
    expect([visibleElement('登录'), visibleControl('登录'), visibleInput('密码')]).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('hidden elements do not count', () => {
    drawn('<button hidden>登录</button><label hidden>密码<input></label>');
    expect(visibleControl('登录')).to.equal(undefined);
    expect(visibleInput('密码')).to.equal(undefined);
  });

  it('an input is found by its label', () => {
    drawn('<label for="x">手机号</label><input id="x"><label>手机验证码<input id="y"></label>');
    expect(visibleInput('手机号')?.id).to.equal('x');
    expect(visibleInput('验证码')?.id).to.equal('y');
  });
});
