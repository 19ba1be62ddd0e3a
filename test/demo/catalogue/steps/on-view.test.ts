import { expect } from 'chai';
import sinon from 'sinon';

import { controlOnView, inputOnView, onView } from '../../../../demo/catalogue/steps/on-view.js';

describe('What is on view', () => {
  const box = sinon.createSandbox();

  beforeEach(() => {
    // jsdom lays nothing out; what is hidden by its attribute is hidden enough here.
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

  it('is found by its own words, its name or the words for its picture', () => {
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
