import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { LoginTabs } from '../../../../src/ui/signing-in/dialogs/login-tabs.js';
import { DialogFrame } from '../../../../src/ui/shared/widgets/dialog-frame.js';
import { Header } from '../../../../src/ui/shared/header/header.js';
import { NarrowTools } from '../../../../src/ui/shared/header/narrow-tools.js';
import { settled } from '../../../support/until.js';
import { aMediaQuery } from '../../support/a-media-query.js';
import { renderForMember, renderWithSite } from '../../support/render-with-site.js';

/** How browsers report a key of an input method; Safari marks the key that ends a composition by its code alone. */
const REPORTS = [
  { browser: 'most browsers', init: { isComposing: true, keyCode: 229 } },
  { browser: 'Firefox', init: { isComposing: true, keyCode: 0 } },
  { browser: 'Safari, for the last key', init: { isComposing: false, keyCode: 229 } },
];

const dialog = () => screen.queryByRole('dialog');

for (const { browser, init } of REPORTS) {
  describe(`A key of an input method, as in ${browser},`, () => {
    const press = (element: Element | null, key: string): boolean =>
      fireEvent.keyDown(element ?? expect.fail('no element'), { key, code: key, ...init });

    const openFrame = (onClose: (() => void) | undefined) => {
      render(
        <DialogFrame title="修改昵称" onClose={onClose}>
          <input aria-label="昵称" />
        </DialogFrame>,
      );
      return screen.getByLabelText('昵称');
    };

    it('leaves a dialog and its typed text as they are', () => {
      const close = sinon.spy();
      const field = openFrame(close);
      press(field, 'Escape');
      expect(close.callCount).to.equal(0);
      fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' });
      expect(close.callCount, 'the next Escape').to.equal(1);
    });

    it('does not move the focus in a dialog', () => {
      const field = openFrame(() => undefined);
      field.focus();
      expect(press(field, 'Tab'), 'Tab keeps its meaning').to.equal(true);
      expect(document.activeElement).to.equal(field);
    });

    it('does not shake a dialog that requires an answer', () => {
      press(openFrame(undefined), 'Escape');
      expect(dialog()?.className).not.to.include('static');
    });

    it('selects no tab of the login dialog', () => {
      const choose = sinon.spy();
      render(
        <LoginTabs method="password" onChoose={choose}>
          form
        </LoginTabs>,
      );
      press(screen.getByRole('tab', { name: '密码登录' }), 'ArrowRight');
      expect(choose.callCount).to.equal(0);
    });

    it('closes no menu of the header', async () => {
      const { user } = renderForMember(<Header />);
      const button = screen.getByRole('button', { name: /会员菜单/ });
      await user.click(button);
      press(screen.getByRole('searchbox'), 'Escape');
      expect(button.getAttribute('aria-expanded')).to.equal('true');
    });

    it('does not close the search of a narrow screen', async () => {
      const box = sinon.createSandbox();
      box.replace(window, 'matchMedia', () => aMediaQuery());
      const { user } = renderWithSite(<NarrowTools />);
      const opener = screen.getByRole('button', { name: '搜索' });
      await user.click(opener);
      press(await screen.findByRole('searchbox'), 'Escape');
      await act(settled);
      expect(opener.getAttribute('aria-expanded')).to.equal('true');
      box.restore();
    });
  });
}
