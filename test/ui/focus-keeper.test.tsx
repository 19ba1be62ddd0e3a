import { act, render, screen, waitFor } from '@testing-library/react';
import { expect } from 'chai';

import { FocusKeeper } from '../../src/ui/hooks/focus-keeper.js';
import { MainArea } from '../../src/ui/layouts/main-area.js';
import { aMember } from '../support/sessions.js';
import { renderApp } from './support/render-app.js';

/** A list with one row that can take the focus and one that cannot. `shown` names the buttons to render. */
function List({ shown }: { readonly shown: readonly string[] }) {
  const button = (name: string) => shown.includes(name) && <button data-focus-next=".named">{name}</button>;
  return (
    <>
      <FocusKeeper />
      <MainArea>
        <ul>
          <li tabIndex={-1}>{shown.includes('in a row') && <button>in a row</button>}</li>
          <li>{shown.includes('in a plain row') && <button>in a plain row</button>}</li>
          <li>{button('with a successor')}</li>
        </ul>
        {shown.includes('successor') && <button className="named">successor</button>}
      </MainArea>
      <input aria-label="elsewhere" />
    </>
  );
}

describe('The keyboard focus, when its element disappears,', () => {
  /** Focuses a button and removes it. Returns the element that has the focus afterwards. */
  async function afterRemovalOf(name: string, left: readonly string[] = []): Promise<Element | null> {
    const { rerender } = render(<List shown={[name, ...left]} />);
    screen.getByRole('button', { name }).focus();
    rerender(<List shown={left} />);
    await Promise.resolve();
    return document.activeElement;
  }

  it('moves to the row around the element, if the row can take the focus', async () => {
    expect((await afterRemovalOf('in a row'))?.tagName).to.equal('LI');
  });

  it('moves to the main area if no row can take the focus', async () => {
    expect(await afterRemovalOf('in a plain row')).to.equal(screen.getByRole('main'));
  });

  it('moves to the successor that the element names, if the successor exists', async () => {
    expect((await afterRemovalOf('with a successor', ['successor']))?.textContent).to.equal('successor');
  });

  it('moves to the main area if the named successor does not exist', async () => {
    expect(await afterRemovalOf('with a successor')).to.equal(screen.getByRole('main'));
  });

  it('stays where it is if the visitor has moved it to another element', async () => {
    const { rerender } = render(<List shown={['in a row']} />);
    screen.getByRole('button').focus();
    screen.getByRole('textbox').focus();
    rerender(<List shown={[]} />);
    await Promise.resolve();
    expect(document.activeElement).to.equal(screen.getByRole('textbox'));
  });

  it('moves from 登录 to the main area when an anonymous visitor signs in in another tab', async () => {
    const { world } = renderApp();
    const open = await screen.findByRole('button', { name: '登录' });
    act(() => {
      open.focus();
    });
    act(() => {
      world.store.write('token', 'a-token');
    });
    act(() => {
      world.members.details.answer(aMember());
    });
    await waitFor(() => {
      expect(open.isConnected).to.equal(false);
      expect(document.activeElement).to.equal(screen.getByRole('main'));
    });
  });
});
