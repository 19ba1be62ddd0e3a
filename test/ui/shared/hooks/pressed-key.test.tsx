import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import { pressedKey } from '../../../../src/ui/shared/hooks/pressed-key.js';
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

const KEYS: readonly (readonly [visitor: string, meant: string, init: KeyboardEventInit])[] = [
  ['a Latin letter', 'n', { key: 'n', code: 'KeyN' }],
  ['with caps lock', 'n', { key: 'N', code: 'KeyN' }],
  ['with Shift and caps lock', 'Shift+n', { key: 'n', code: 'KeyN', shiftKey: true }],
  ['a Russian keyboard', 'n', { key: 'т', code: 'KeyN' }],
  ['a Russian keyboard with Shift', 'Shift+n', { key: 'Т', code: 'KeyN', shiftKey: true }],
  ['a Russian keyboard, where [ is', '[', { key: 'х', code: 'BracketLeft' }],
  ['a Russian keyboard, where > is', '>', { key: 'Ю', code: 'Period', shiftKey: true }],
  ['a Russian keyboard: ?', '?', { key: '?', code: 'Digit7', shiftKey: true }],
  ['a German keyboard: y is where z is on others', 'y', { key: 'y', code: 'KeyZ' }],
  ['a German keyboard: ü is no [', 'ü', { key: 'ü', code: 'BracketLeft' }],
  ['a German keyboard: /', '/', { key: '/', code: 'Digit7', shiftKey: true }],
  ['AltGr', '[', { key: '[', code: 'Digit8', modifierAltGraph: true }],
  ['AltGr in Windows', '[', { key: '[', code: 'Digit8', ctrlKey: true, altKey: true, modifierAltGraph: true }],
  ['the Option key of a Mac', '[', { key: '[', code: 'Digit5', altKey: true }],
  ['the Option key of a Mac: a letter', 'Alt+n', { key: 'n', code: 'KeyN', altKey: true }],
  ['a Polish letter', 'ń', { key: 'ń', code: 'KeyN', modifierAltGraph: true }],
  ['a French keyboard: a digit needs Shift', '5', { key: '5', code: 'Digit5', shiftKey: true }],
  ...[...['《<', '》>', '【[', '】]', '？?', '／/', '、/', '＜<', '＞>', '［[', '］]', '「[', '」]', '５5', '　 ']].map(
    ([full = '', meant = '']) => ['a Chinese input method', meant, { key: full }] as const,
  ),
  ['Ctrl', 'Ctrl+Enter', { key: 'Enter', ctrlKey: true }],
  ['the command key', 'Ctrl+Enter', { key: 'Enter', metaKey: true }],
  ['Alt', 'Alt+ArrowLeft', { key: 'ArrowLeft', altKey: true }],
  ['Shift', 'Shift+Tab', { key: 'Tab', shiftKey: true }],
  ['a key that is held down', '', { key: 'n', repeat: true }],
  ...REPORTS.map(({ browser, init }) => [`composing in ${browser}`, '', { key: 'n', ...init }] as const),
];

describe('The key that the visitor means', () => {
  for (const [visitor, meant, init] of KEYS) {
    it(`is ${meant === '' ? 'none' : meant} for ${init.key ?? ''}: ${visitor}`, () => {
      expect(pressedKey(new KeyboardEvent('keydown', init))).to.equal(meant);
    });
  }

  it('is none when the browser fills in a form, with an event that names no key', () => {
    // The browser declares a class that its event does not have.
    expect(pressedKey(new Event('keydown') as KeyboardEvent)).to.equal('');
  });

  it('is the same while it is held down, for what goes on', () => {
    expect(pressedKey(new KeyboardEvent('keydown', { key: 'j', repeat: true }), true)).to.equal('j');
  });
});

const dialog = () => screen.queryByRole('dialog');

for (const { browser, init } of REPORTS) {
  describe(`A key of an input method, as in ${browser},`, () => {
    const press = (element: Element | null, key: string): boolean =>
      fireEvent.keyDown(element ?? expect.fail('no element'), { key, code: key, ...init });

    const openFrame = (onClose: (() => void) | undefined) => {
      renderWithSite(
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
