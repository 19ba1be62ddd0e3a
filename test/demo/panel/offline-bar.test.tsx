import { act, screen, within } from '@testing-library/react';
import { expect } from 'chai';
import { useState } from 'react';
import sinon from 'sinon';

import { OfflineBar } from '../../../demo/panel/offline-bar.js';
import { renderOffline } from './offline-world.js';

const MOBILE = '13800000001';

/** A form with controlled inputs: React resets a value that is set without an input event. */
function AForm() {
  const [captcha, setCaptcha] = useState('');
  const [code, setCode] = useState('');
  return (
    <form>
      <label>
        图形验证码
        <input value={captcha} onChange={(event) => setCaptcha(event.target.value)} />
      </label>
      <label>
        手机验证码
        <input value={code} onChange={(event) => setCode(event.target.value)} />
      </label>
      <output>{`${captcha} ${code}`}</output>
    </form>
  );
}

describe('The bar of the offline demo', () => {
  const box = sinon.createSandbox();

  beforeEach(() => {
    // jsdom has the element, but not its methods.
    box.define(HTMLDialogElement.prototype, 'showModal', function showModal(this: HTMLDialogElement) {
      this.open = true;
    });
    box.define(HTMLDialogElement.prototype, 'close', function close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new window.Event('close'));
    });
  });

  afterEach(() => box.restore());

  const renderBar = () =>
    renderOffline(
      <>
        <AForm />
        <OfflineBar onReset={() => undefined} />
      </>,
    );
  const panel = () => screen.queryByRole('dialog', { name: '演示面板' });

  it('opens the panel by its button; the button in the panel closes it', async () => {
    const { user } = renderBar();
    await user.click(screen.getByRole('button', { name: /离线演示/ }));
    const opened = panel();
    expect(opened?.isConnected).to.equal(true);
    if (opened) await user.click(within(opened).getByRole('button', { name: '关闭演示面板' }));
    expect(panel()).to.equal(null);
  });

  it('opens the panel by Alt+O, because a dialog of the site holds the focus', async () => {
    const { user } = renderBar();
    await user.keyboard('{Alt>}o{/Alt}');
    expect(panel()?.isConnected).to.equal(true);
  });

  it('hides Escape from a dialog of the site that is open below the panel', async () => {
    const { user } = renderBar();
    const keys: string[] = [];
    const record = ({ key }: KeyboardEvent) => keys.push(key);
    document.addEventListener('keydown', record);
    await user.click(screen.getByRole('button', { name: /离线演示/ }));
    act(() => within(document.body).getByRole('button', { name: '关闭演示面板' }).focus());
    await user.keyboard('x{Escape}');
    document.removeEventListener('keydown', record);
    expect(keys).to.deep.equal(['x']);
  });

  it('types the newest captcha and the newest SMS code into the form', async () => {
    const { user, site } = renderBar();
    act(() => {
      site.captchas.draw();
      site.controls.signingIn.sendSms(MOBILE);
    });
    await user.click(screen.getByRole('button', { name: /图形/ }));
    await user.click(screen.getByRole('button', { name: /短信/ }));
    const { signingIn } = site.controls;
    const typed = `${signingIn.captchaText() ?? 'no image'} ${signingIn.smsCodeFor(MOBILE) ?? 'no SMS'}`;
    expect(document.querySelector('output')?.textContent).to.equal(typed);
  });

  it('reports when there is no field to fill in', async () => {
    const { user, site } = renderOffline(<OfflineBar onReset={() => undefined} />);
    act(() => {
      site.controls.signingIn.sendSms(MOBILE);
    });
    await user.click(screen.getByRole('button', { name: /短信/ }));
    expect(screen.getByRole('status').textContent).to.equal('页面上没有可填写的输入框');
  });

  it('shows every SMS code with its mobile, and copies it', async () => {
    const { user, site } = renderBar();
    act(() => {
      site.controls.signingIn.sendSms(MOBILE);
      site.controls.signingIn.sendSms('13911112222');
    });
    await user.click(screen.getByRole('button', { name: /离线演示/ }));
    await user.click(screen.getByRole('button', { name: new RegExp(`^复制.*${MOBILE}`) }));
    expect(await navigator.clipboard.readText()).to.equal(site.controls.signingIn.smsCodeFor(MOBILE));
    expect(screen.getByRole('button', { name: /^复制.*13911112222/ }).isConnected).to.equal(true);
  });
});
