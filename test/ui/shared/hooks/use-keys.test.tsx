import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import type { KeyRow } from '../../../../src/domain/site/keys.js';
import { useKeys } from '../../../../src/ui/shared/hooks/use-keys.js';
import { inFullscreen } from '../../support/in-fullscreen.js';

const ROWS = [
  { where: 'player', keys: { p: 'player', ArrowLeft: 'arrow', ArrowUp: 'arrow' }, repeats: true, effect: '' },
  { where: 'lesson', keys: { n: 'lesson' }, effect: '' },
  { where: 'site', keys: { '/': 'site' }, needsPage: true, effect: '' },
] as const satisfies readonly KeyRow[];

describe('Where a key may act', () => {
  const acted = sinon.spy((key: string): void => void key);
  afterEach(() => {
    cleanup();
    acted.resetHistory();
  });

  function Page() {
    useKeys(ROWS, { player: acted, arrow: acted, lesson: acted, site: acted });
    return (
      <>
        <header>
          <a href="#a">link</a>
          <input aria-label="search" />
        </header>
        <main tabIndex={-1}>
          <div className="lesson-stage" tabIndex={-1} data-testid="stage">
            <div className="player" role="region" aria-label="player">
              <button type="button">of the player</button>
              <input type="range" step="any" aria-label="position" />
              <input type="range" aria-label="volume" />
              <select aria-label="speed" />
              <textarea aria-label="note" />
            </div>
          </div>
          <button type="button">of the page</button>
          <input type="range" aria-label="zoom" />
        </main>
      </>
    );
  }

  /** Those of the keys that act while the element has the focus. */
  function actingOn(element: Element, init: KeyboardEventInit = {}): string {
    acted.resetHistory();
    for (const key of ['p', 'ArrowLeft', 'ArrowUp', 'n', '/']) {
      const isKept = !fireEvent.keyDown(element, { key, ...init });
      expect(isKept, `${key} is kept from the browser`).to.equal(acted.calledWith(key));
    }
    return acted.args.flat().join(' ');
  }

  const ALL = 'p ArrowLeft ArrowUp n /';
  const PAGE = 'n /';
  const FOCUS: readonly (readonly [focus: string, element: () => Element, acting: string])[] = [
    ['nothing', () => document.body, PAGE],
    ['the main area', () => screen.getByRole('main'), PAGE],
    ['the place of the player', () => screen.getByTestId('stage'), PAGE],
    ['the player', () => screen.getByRole('region'), ALL],
    ['a button of the player', () => screen.getByText('of the player'), ALL],
    ['the position in the video', () => screen.getByLabelText('position'), 'p ArrowLeft n /'],
    ['another slider of the player', () => screen.getByLabelText('volume'), 'p n /'],
    ['a list of the player', () => screen.getByLabelText('speed'), ''],
    ['a text over the video', () => screen.getByLabelText('note'), ''],
    ['a text of the page', () => screen.getByLabelText('search'), ''],
    ['a link', () => screen.getByText('link'), ''],
    ['a button', () => screen.getByText('of the page'), ''],
    ['a slider of the page', () => screen.getByLabelText('zoom'), ''],
  ];
  for (const [focus, element, acting] of FOCUS)
    it(`is the same for all, with the focus on ${focus}: ${acting || 'nowhere'}`, () => {
      render(<Page />);
      expect(actingOn(element())).to.equal(acting);
    });

  it('is nowhere with another key, through an input method, and under a dialog', () => {
    render(<Page />);
    for (const init of [
      { ctrlKey: true },
      { metaKey: true },
      { altKey: true },
      { isComposing: true },
      { keyCode: 229 },
    ])
      expect(actingOn(screen.getByRole('region'), init), JSON.stringify(init)).to.equal('');
    expect(actingOn(screen.getByRole('region'), { repeat: true }), 'held down').to.equal('p ArrowLeft ArrowUp');
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.role = 'dialog';
    for (const element of [document.body, screen.getByRole('region')]) expect(actingOn(element)).to.equal('');
    dialog.remove();
  });

  it('is not in fullscreen for what would change the page behind it', () => {
    render(<Page />);
    const leave = inFullscreen();
    expect(actingOn(screen.getByRole('region'))).to.equal('p ArrowLeft ArrowUp n');
    void leave();
  });
});
