import { expect } from 'chai';
import { interval, of, timer } from 'rxjs';
import { delay, observeOn } from 'rxjs/operators';
import sinon from 'sinon';

import { controlOnView, inputOnView, onView } from '../../../demo/catalogue/steps/on-view.js';
import { StandingClock } from '../../../demo/catalogue/world/standing-clock.js';
import { seeWholePage } from '../../../demo/catalogue/world/whole-page.js';

const MOMENT = Date.UTC(2026, 10, 20);

/** Waits until everything that is due at once has run. */
const aMoment = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('The standing clock', () => {
  it('says the same time for ever', async () => {
    const clock = new StandingClock(MOMENT);
    await aMoment();
    expect(clock.now()).to.equal(MOMENT);
  });

  it('lets happen in a moment what is due at once, and never during the call', async () => {
    const clock = new StandingClock(MOMENT);
    const heard: string[] = [];
    of('answer')
      .pipe(observeOn(clock))
      .subscribe((value) => heard.push(value));
    timer(0, clock).subscribe(() => heard.push('timer'));
    expect(heard).to.deep.equal([]);
    await aMoment();
    expect(heard).to.deep.equal(['answer', 'timer']);
  });

  it('keeps waiting what lies ahead, until time passes', async () => {
    const clock = new StandingClock(MOMENT);
    const heard: number[] = [];
    interval(1000, clock).subscribe((turn) => heard.push(turn));
    await aMoment();
    expect(heard).to.deep.equal([]);
    clock.pass(2500);
    expect(heard).to.deep.equal([0, 1]);
    expect(clock.now()).to.equal(MOMENT + 2500);
    clock.pass(500);
    expect(heard).to.deep.equal([0, 1, 2]);
  });

  it('lets what follows upon what has just passed happen in a moment too', async () => {
    const clock = new StandingClock(MOMENT);
    clock.pass(1000);
    const heard: string[] = [];
    of('later')
      .pipe(delay(0, clock))
      .subscribe((value) => heard.push(value));
    await aMoment();
    expect(heard).to.deep.equal(['later']);
  });
});

describe('The page that a state is seen on', () => {
  it('is near from its beginning to its end, whatever distance a part asks for', () => {
    const watcher = sinon.spy();
    // The code under test uses nothing else of the browser.
    const browser = { IntersectionObserver: watcher as unknown as typeof IntersectionObserver };
    seeWholePage(browser);
    const heard = () => undefined;
    new browser.IntersectionObserver(heard, { rootMargin: '50% 0px', threshold: 1 });
    new browser.IntersectionObserver(heard);
    expect(watcher.args).to.deep.equal([
      [heard, { rootMargin: '1000000px', threshold: 1 }],
      [heard, { rootMargin: '1000000px' }],
    ]);
  });
});

describe('What is on view', () => {
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

  it('is found by its own words, its name or the words for its image', () => {
    drawn('<p> 绑定成功 </p><button aria-label="关闭"></button><img alt="二维码">');
    expect(onView('绑定成功')?.tagName).to.equal('P');
    expect(onView('关闭')?.tagName).to.equal('BUTTON');
    expect(onView('二维码')?.tagName).to.equal('IMG');
  });

  it('is not found by a part of its words, nor while it is hidden', () => {
    drawn('<p>绑定成功了</p><p hidden>绑定成功</p>');
    expect(onView('绑定成功')).to.equal(undefined);
  });

  it('has the control of that very name before one whose name holds more, and the last before the first', () => {
    drawn('<button id="a">登录</button><button id="b">QQ登录</button>');
    expect(controlOnView('登录')?.id).to.equal('a');
    expect(controlOnView('QQ')?.id).to.equal('b');
    drawn('<button id="a">登录</button><div role="dialog"><button id="c">登录</button></div>');
    expect(controlOnView('登录')?.id).to.equal('c');
  });

  it('is what the site draws, never the frame of the document, which goes away under the hand that presses it', () => {
    drawn('<div class="frame--early"><button>登录</button><label>密码<input></label></div>');
    expect([onView('登录'), controlOnView('登录'), inputOnView('密码')]).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('passes over what is hidden', () => {
    drawn('<button hidden>登录</button><label hidden>密码<input></label>');
    expect(controlOnView('登录')).to.equal(undefined);
    expect(inputOnView('密码')).to.equal(undefined);
  });

  it('has an input by its label', () => {
    drawn('<label for="x">手机号</label><input id="x"><label>手机验证码<input id="y"></label>');
    expect(inputOnView('手机号')?.id).to.equal('x');
    expect(inputOnView('验证码')?.id).to.equal('y');
  });
});
