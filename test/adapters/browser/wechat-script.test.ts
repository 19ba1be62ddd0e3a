import { expect } from 'chai';

import { type WechatApi, WebWechatScript } from '../../../src/adapters/browser/wechat-script.js';
import { VirtualClock } from '../../support/virtual-clock.js';
import { watching } from '../../support/watching.js';

const SIGNED = { appId: 'wx', timestamp: '1', nonce: 'n', signature: 's', site: { title: '', text: '', image: '' } };

/** WeChat's script calls back `error`, if at all, and then `ready` in every case. */
class FakeApi implements WechatApi {
  readonly calls: unknown[] = [];
  onReady = (): void => undefined;
  onError = (): void => undefined;
  readonly config = (options: unknown): unknown => this.calls.push(options);
  readonly ready = (callback: () => void) => void (this.onReady = callback);
  readonly error = (callback: () => void) => void (this.onError = callback);
  readonly updateAppMessageShareData = (card: unknown): unknown => this.calls.push(card);
}

function page(permitted = 'on') {
  const scripts: EventTarget[] = [];
  const window: { wx?: WechatApi } = {};
  const time = new VirtualClock();
  const document = {
    createElement: () => new EventTarget(),
    head: { append: (script: EventTarget) => scripts.push(script) },
  };
  // Only these two members are used.
  const script = new WebWechatScript(window, document as unknown as Document, time, 'https://site.example/', permitted);
  const api = new FakeApi();
  return {
    ...{ script, scripts, window, api, time },
    arrive: () => {
      window.wx = api;
      scripts.at(-1)?.dispatchEvent(new Event('load'));
    },
  };
}

describe('WeChat’s script', () => {
  it('is permitted by the setting alone, and loaded once, not before a signature is presented', () => {
    expect([page('off').script.isPermitted, page('').script.isPermitted, page().script.isPermitted]).to.deep.equal([
      ...[false, false, true],
    ]);
    const { script, scripts, arrive, api } = page();
    expect(scripts).to.deep.equal([]);
    const configured = watching(script.configure(SIGNED));
    expect(scripts[0]).to.have.property('src', 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js');
    arrive();
    api.onReady();
    expect(configured.values).to.deep.equal([true]);
    watching(script.configure(SIGNED));
    expect(scripts).to.have.length(1);
  });

  it('never debugs, and takes the card with the functions that it has', () => {
    const { script, arrive, api } = page();
    watching(script.configure(SIGNED));
    arrive();
    script.show({ title: '极限', text: '课', image: 'https://i/x.png', url: 'https://site.example/a' });
    expect(api.calls[0]).to.include({ debug: false, appId: 'wx', timestamp: '1', nonceStr: 'n', signature: 's' });
    expect(api.calls.slice(1)).to.deep.equal([
      { title: '极限', desc: '课', link: 'https://site.example/a', imgUrl: 'https://i/x.png' },
    ]);
  });

  it('reports a refused signature, although it says afterwards that it is ready', () => {
    const { script, arrive, api } = page();
    const configured = watching(script.configure(SIGNED));
    arrive();
    api.onError();
    api.onReady();
    expect([configured.values, configured.completed]).to.deep.equal([[false], true]);
  });

  it('that fails, or does not arrive within 10 s, is requested again for the next page', () => {
    const { script, scripts, time } = page();
    const first = watching(script.configure(SIGNED));
    scripts[0]?.dispatchEvent(new Event('error'));
    expect([first.values, first.completed]).to.deep.equal([[], true]);
    const second = watching(script.configure(SIGNED));
    time.advance(10_000);
    expect([second.values, second.completed]).to.deep.equal([[], true]);
    watching(script.configure(SIGNED));
    expect(scripts).to.have.length(3);
  });
});
