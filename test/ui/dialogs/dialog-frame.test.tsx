import { render, screen } from '@testing-library/react';
import { expect } from 'chai';
import { useState } from 'react';

import { DialogFrame } from '../../../src/ui/dialogs/dialog-frame.js';
import { aUser } from '../../support/dom/a-user.js';

function Scene() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpen(true);
        }}
      >
        opener
      </button>
      {open && (
        <DialogFrame
          title="用户注册"
          onClose={() => {
            setOpen(false);
          }}
        >
          <input aria-label="field" />
        </DialogFrame>
      )}
    </>
  );
}

async function openDialog() {
  const user = aUser();
  render(<Scene />);
  await user.click(screen.getByText('opener'));
  return user;
}

const dialog = (): HTMLElement | null => screen.queryByRole('dialog');

describe('DialogFrame', () => {
  it('is a modal dialog named by its title, and takes the focus (clarifications §8)', async () => {
    await openDialog();
    const modal = screen.getByRole('dialog', { name: '用户注册' });
    expect(modal.getAttribute('aria-modal')).to.equal('true');
    expect(modal.contains(document.activeElement)).to.equal(true);
  });

  it('is 500 wide (spec §2)', async () => {
    await openDialog();
    expect(dialog()?.style.getPropertyValue('--bs-modal-width')).to.equal('500px');
  });

  it('lets Tab go round inside, both ways, and keeps the focus from being nowhere (clarifications §8)', async () => {
    const user = await openDialog();
    const field = screen.getByLabelText('field');
    const close = screen.getByRole('button', { name: '关闭' });
    field.focus();
    await user.tab();
    expect(document.activeElement).to.equal(close);
    await user.tab({ shift: true });
    expect(document.activeElement).to.equal(field);
    await user.tab({ shift: true });
    expect(document.activeElement).to.equal(close);
  });

  it('is closed by Escape, and the focus returns to the opener', async () => {
    const user = await openDialog();
    await user.keyboard('{Escape}');
    expect(dialog()).to.equal(null);
    expect(document.activeElement).to.equal(screen.getByText('opener'));
  });

  it('is closed by its button, and the focus returns to the opener', async () => {
    const user = await openDialog();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(dialog()).to.equal(null);
    expect(document.activeElement).to.equal(screen.getByText('opener'));
  });

  it('is not closed by a click beside it, which would throw away what was typed (lesson 25)', async () => {
    const user = await openDialog();
    await user.type(screen.getByLabelText('field'), '138');
    await user.click(screen.getByRole('dialog'));
    expect(screen.getByLabelText<HTMLInputElement>('field').value).to.equal('138');
  });
});
