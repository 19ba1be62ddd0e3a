import { act, screen } from '@testing-library/react';
import { expect } from 'chai';

import { TOAST_QUEUE } from '../../../src/application/site/toast-queue.js';
import { useDialogPrefetch } from '../../../src/ui/dialogs/dialog-loader.js';
import { settled } from '../../support/until.js';
import { renderWithSite } from '../support/render-with-site.js';

function Opener() {
  return (
    <button type="button" {...useDialogPrefetch()}>
      opener
    </button>
  );
}

describe('useDialogPrefetch', () => {
  for (const [way, come] of [
    ['pointer', 'hover'],
    ['focus', 'tab'],
  ] as const) {
    it(`fetches the services behind the dialogs when the ${way} reaches an opener`, async () => {
      const { user, world } = renderWithSite(<Opener />);
      expect(world.fetches).to.equal(0);
      await (come === 'tab' ? user.tab() : user.hover(screen.getByText('opener')));
      expect(world.fetches).to.equal(1);
    });
  }

  it('fetches once, however often openers are passed', async () => {
    const { user, world } = renderWithSite(<Opener />);
    await user.tab();
    await act(settled);
    await user.hover(screen.getByText('opener'));
    expect(world.fetches).to.equal(1);
  });

  it('says nothing of a failure: it is told when a dialog is really wanted', async () => {
    const { user, world } = renderWithSite(<Opener />, { signingIn: 'fails' });
    await user.tab();
    await act(settled);
    expect(world.resolve(TOAST_QUEUE).toasts$.value).to.be.empty;
  });
});
