import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect } from 'chai';
import sinon from 'sinon';

import type { KeyRow } from '../../../src/domain/lesson/keys.js';
import { IN_PLAYER } from '../../../src/ui/lesson/player/player-key-actions.js';
import { useTableKeys } from '../../../src/ui/lesson/use-table-keys.js';
import { useSearchKey } from '../../../src/ui/shared/header/search-key.js';
import { inFullscreen } from '../support/in-fullscreen.js';

const OF_PLAYER: readonly KeyRow<'act'>[] = [
  { where: 'player', keys: { p: 'act', ArrowLeft: 'act', ArrowUp: 'act' }, repeats: true, name: '' },
];
const OF_LESSON: readonly KeyRow<'act'>[] = [
  { where: 'lesson', keys: { n: 'act' }, name: '' },
  { where: 'lesson', keys: { t: 'act' }, needsPage: true, name: '' },
];

const KEYS = ['p', 'ArrowLeft', 'ArrowUp', 'n', 't', '/'];

describe('Where a key may act', () => {
  const act = sinon.spy((key: string): void => void key);
  afterEach(() => {
    cleanup();
    act.resetHistory();
  });

  function Page() {
    useTableKeys(OF_PLAYER, { act }, IN_PLAYER);
    useTableKeys(OF_LESSON, { act });
    useSearchKey();
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

  /** Those of the keys that act, and so are kept from the browser, while the element has the focus. */
  function actingOn(element: Element, init: KeyboardEventInit = {}): string {
    act.resetHistory();
    const acting = KEYS.filter((key) => !fireEvent.keyDown(element, { key, ...init }));
    expect(act.args.flat()).to.deep.equal(acting.filter((key) => key !== '/'));
    return acting.join(' ');
  }

  const ALL = 'p ArrowLeft ArrowUp n t /';
  const PAGE = 'n t /';
  const FOCUS: readonly (readonly [focus: string, element: () => Element, acting: string])[] = [
    ['nothing', () => document.body, PAGE],
    ['the main area', () => screen.getByRole('main'), PAGE],
    ['the place of the player', () => screen.getByTestId('stage'), PAGE],
    ['the player', () => screen.getByRole('region'), ALL],
    ['a button of the player', () => screen.getByText('of the player'), ALL],
    ['the position in the video', () => screen.getByLabelText('position'), 'p ArrowLeft n t /'],
    ['another slider of the player', () => screen.getByLabelText('volume'), 'p n t /'],
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
