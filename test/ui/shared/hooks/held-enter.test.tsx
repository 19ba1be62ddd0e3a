import { fireEvent } from '@testing-library/react';
import { expect } from 'chai';

import { AfterStart } from '../../../../src/ui/shared/layouts/after-start.js';
import { renderWithSite } from '../../support/render-with-site.js';

describe('Enter that is held down (docs/spec/every-page.md#keys)', () => {
  /** Whether the browser does what it does by itself. */
  const press = (target: string, init: KeyboardEventInit): boolean => {
    const element = document.createElement(target);
    document.body.append(element);
    const isLeftAlone = fireEvent.keyDown(element, { key: 'Enter', ...init });
    element.remove();
    return isLeftAlone;
  };

  it('presses nothing and submits nothing a second time, wherever the focus is by then', () => {
    renderWithSite(<AfterStart />);
    for (const target of ['button', 'a', 'input', 'summary', 'select']) {
      expect(press(target, { repeat: true }), target).to.equal(false);
      expect(press(target, { repeat: false }), target).to.equal(true);
    }
    expect(press('button', { repeat: true, key: ' ' })).to.equal(true);
    expect(press('textarea', { repeat: true })).to.equal(true);
  });
});
