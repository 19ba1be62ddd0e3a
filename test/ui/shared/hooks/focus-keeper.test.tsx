import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect } from 'chai';

import { RetryButton } from '../../../../src/ui/shared/feedback/error-state.js';
import { FocusKeeper } from '../../../../src/ui/shared/hooks/focus-keeper.js';
import { MainArea } from '../../../../src/ui/shared/layouts/main-area.js';
import { aUser } from '../../../support/dom/a-user.js';
import { aMember } from '../../../support/sessions.js';
import { afterStart, renderApp } from '../../support/render-app.js';

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

type Request = 'failed' | 'pending' | 'ready';

/** Two parts of a page, the second of which can be retried. */
function Parts({ second }: { readonly second: Request }) {
  return (
    <>
      <FocusKeeper />
      <MainArea>
        <button>first part</button>
        <section aria-label="second part">
          {second === 'failed' && (
            <div>
              <RetryButton />
            </div>
          )}
          {second === 'ready' && <button>content</button>}
        </section>
        <input aria-label="elsewhere" />
      </MainArea>
    </>
  );
}

/** Parts of a page, of which the stylesheet hides those with the class `gone`. */
function Bar({ gone }: { readonly gone: readonly string[] }) {
  const look = (name: string) => (gone.includes(name) ? 'gone' : undefined);
  return (
    <>
      <style>{'.gone { display: none }'}</style>
      <FocusKeeper />
      <header>
        <p className={look('text')}>text</p>
        <button>first</button>
        <div className={look('search')}>
          <input aria-label="search" />
        </div>
        <div className={look('last')} data-focus-next=".named">
          <button>last</button>
        </div>
        {gone.includes('search') && <button aria-label="search">open the search</button>}
        {gone.includes('last') && gone.includes('search') && <button className="named">named</button>}
      </header>
      <nav>
        <ul tabIndex={-1}>
          <li className={look('in a list')}>
            <a href="/elsewhere">in a list</a>
          </li>
        </ul>
        <div className={look('address')}>
          <a href="/address">address</a>
        </div>
      </nav>
      <MainArea>
        <a href="/address">the same address</a>
        <button className={look('in main')}>in main</button>
      </MainArea>
    </>
  );
}

/** After the observers of changes, which are called first. */
async function nextFrame(): Promise<void> {
  await Promise.resolve();
  await new Promise((frame) => requestAnimationFrame(frame));
}

describe('The keyboard focus, when a stylesheet hides its element,', () => {
  const last = () => screen.getByRole('button', { name: 'last' });
  for (const [title, hidden, from, to] of [
    ['moves to what is shown with its name', ['search'], () => screen.getByLabelText('search'), 'button search'],
    ['moves to what is shown with its address', ['address'], () => screen.getByText('address'), 'a the same address'],
    ['moves to the successor that is named around it', ['search', 'last'], last, 'button named'],
    ['moves to what is shown beside it', ['last'], last, 'input search'],
    ['moves to what is around it and takes focus', ['in a list'], () => screen.getByText('in a list'), 'ul in a list'],
    [
      'moves to what is shown beside it in the main area',
      ['in main'],
      () => screen.getByText('in main'),
      'a the same address',
    ],
    ['stays where it is, if it is elsewhere', ['search'], last, 'button last'],
  ] as const) {
    it(title, async () => {
      const { rerender } = render(<Bar gone={[]} />);
      from().focus();
      rerender(<Bar gone={hidden} />);
      await nextFrame();
      const element = document.activeElement;
      expect(
        `${String(element?.localName)} ${element?.getAttribute('aria-label') ?? String(element?.textContent)}`,
      ).to.equal(to);
      expect(element?.className).not.to.equal('gone');
    });
  }

  it('stays on the document when a text was pressed that is hidden later', async () => {
    const { rerender } = render(<Bar gone={[]} />);
    fireEvent.pointerDown(screen.getByText('text'));
    rerender(<Bar gone={['text']} />);
    await nextFrame();
    expect(document.activeElement).to.equal(document.body);
  });
});

describe('The keyboard focus after 重试', () => {
  /** Presses 重试 with the keyboard; the request is pending afterwards. */
  async function retried() {
    const { rerender } = render(<Parts second="failed" />);
    screen.getByRole('button', { name: '重试' }).focus();
    const becomes = async (second: Request): Promise<void> => {
      rerender(<Parts second={second} />);
      await Promise.resolve();
    };
    await becomes('pending');
    return becomes;
  }

  const region = () => screen.getByRole('region', { name: 'second part' });

  it('stays in the part that is loaded, and is before its content when that arrives', async () => {
    const becomes = await retried();
    expect(document.activeElement).to.equal(region());
    await becomes('ready');
    expect(document.activeElement).to.equal(region());
    await aUser().tab();
    expect(document.activeElement?.textContent).to.equal('content');
  });

  it('is on 重试 again when it fails again, as often as that happens', async () => {
    const becomes = await retried();
    for (let times = 0; times < 2; times += 1) {
      await becomes('failed');
      expect(document.activeElement).to.equal(screen.getByRole('button', { name: '重试' }));
      await becomes('pending');
      expect(document.activeElement).to.equal(region());
    }
  });

  it('stays in the part also when 重试 disappears because the page recovers by itself', async () => {
    const { rerender } = render(<Parts second="failed" />);
    screen.getByRole('button', { name: '重试' }).focus();
    rerender(<Parts second="ready" />);
    await Promise.resolve();
    expect(document.activeElement).to.equal(region());
  });

  it('is left alone when the visitor has moved on meanwhile', async () => {
    const becomes = await retried();
    screen.getByRole('textbox').focus();
    await becomes('failed');
    expect(document.activeElement).to.equal(screen.getByRole('textbox'));
  });
});

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
    await afterStart();
    const open = await screen.findByRole('button', { name: '登录' });
    act(() => open.focus());
    act(() => world.store.write('token', 'a-token'));
    act(() => world.members.details.answer(aMember()));
    await waitFor(() => {
      expect(open.isConnected).to.equal(false);
      expect(document.activeElement).to.equal(screen.getByRole('main'));
    });
  });
});
