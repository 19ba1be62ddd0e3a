import { act, fireEvent, screen } from '@testing-library/react';
import { expect } from 'chai';
import { useState } from 'react';

import { useHold } from '../../../../src/ui/lesson/player/use-hold.js';
import { renderWithSite } from '../../support/render-with-site.js';

const HOLD_MS = 400;

/** The player without a video: the surface, a control, and how often a short press has toggled playback. */
function Player() {
  const [taps, setTaps] = useState(0);
  const tap = () => setTaps(taps + 1);
  const { isHeld, finger, space, wasHeld } = useHold(true, tap);
  return (
    <div data-testid="player" tabIndex={-1} {...space}>
      <div
        data-testid="surface"
        role="presentation"
        {...finger}
        onClick={() => {
          if (!wasHeld()) tap();
        }}
      />
      <button type="button">control</button>
      <select aria-label="choice" />
      <textarea aria-label="text" />
      <input type="range" aria-label="slider" />
      <output>{`${isHeld ? 'fast' : 'normal'} ${String(taps)}`}</output>
    </div>
  );
}

const state = () => document.querySelector('output')?.textContent;
const player = () => screen.getByTestId('player');
const surface = () => screen.getByTestId('surface');

const SPACE = { key: ' ', code: 'Space' };
const touch = (type: string, pointerId = 1) =>
  new PointerEvent(type, {
    ...{ pointerType: 'touch', pointerId, isPrimary: pointerId === 1 },
    ...{ bubbles: true, cancelable: true },
  });

/** How the visitor holds and releases: the space bar with the focus on the player, or a finger on the video. */
const HOLDS = {
  'the space bar': {
    press: () => fireEvent.keyDown(player(), SPACE),
    release: () => fireEvent.keyUp(player(), SPACE),
  },
  'a finger': {
    press: () => fireEvent(surface(), touch('pointerdown')),
    release: () => {
      fireEvent(surface(), touch('pointerup'));
      fireEvent.click(surface());
    },
  },
};

/** What ends a hold although the player sees no release. */
const INTERRUPTIONS: Readonly<Record<string, () => void>> = {
  'another window has the focus': () => fireEvent.blur(window),
  'another tab is shown': () => fireEvent(document, new window.Event('visibilitychange', { bubbles: true })),
  'the page is left': () => fireEvent(window, new window.Event('pagehide')),
  'the focus moves on': () => fireEvent.focusOut(player()),
  'full screen begins or ends': () => fireEvent(document, new window.Event('fullscreenchange', { bubbles: true })),
  'the browser cancels the touch': () => fireEvent(surface(), touch('pointercancel')),
  'a second finger comes': () => fireEvent(surface(), touch('pointerdown', 2)),
  'the pointer is captured elsewhere': () => fireEvent(surface(), touch('lostpointercapture')),
  'the pointer is released outside the player': () => fireEvent(document.body, touch('pointerup')),
};

describe('Double speed while the visitor holds', () => {
  for (const [name, { press, release }] of Object.entries(HOLDS)) {
    describe(`${name}:`, () => {
      const hold = () => {
        const { world } = renderWithSite(<Player />);
        press();
        act(() => world.pass(HOLD_MS));
        expect(state()).to.equal('fast 0');
        return world;
      };

      it('lasts until the release, which does not toggle playback', () => {
        hold();
        release();
        expect(state()).to.equal('normal 0');
        press();
        release();
        expect(state(), 'a short press').to.equal('normal 1');
      });

      for (const [how, interrupt] of Object.entries(INTERRUPTIONS)) {
        it(`ends when ${how}; the release is ignored, and the next press is a short one`, () => {
          const world = hold();
          interrupt();
          expect(state()).to.equal('normal 0');
          release();
          expect(state(), 'after the release').to.equal('normal 0');
          press();
          release();
          expect(state(), 'after the next press').to.equal('normal 1');
          act(() => world.pass(HOLD_MS));
          expect(state(), 'much later').to.equal('normal 1');
        });
      }

      it('does not begin after an interruption', () => {
        const { world } = renderWithSite(<Player />);
        press();
        fireEvent.blur(window);
        act(() => world.pass(HOLD_MS));
        expect(state()).to.equal('normal 0');
      });
    });
  }

  it('ends when the command key is pressed, because macOS then reports no release', () => {
    const { world } = renderWithSite(<Player />);
    HOLDS['the space bar'].press();
    act(() => world.pass(HOLD_MS));
    fireEvent.keyDown(player(), { key: 'Meta', metaKey: true });
    expect(state()).to.equal('normal 0');
  });

  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const) {
    it(`is not for the space bar with ${modifier}, which belongs to the system or the input method`, () => {
      renderWithSite(<Player />);
      fireEvent.keyDown(player(), { ...SPACE, [modifier]: true });
      HOLDS['the space bar'].release();
      expect(state()).to.equal('normal 0');
    });
  }

  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    it(`ignores a space of an input method: ${JSON.stringify(init)}`, () => {
      renderWithSite(<Player />);
      fireEvent.keyDown(player(), { ...SPACE, ...init });
      HOLDS['the space bar'].release();
      expect(state()).to.equal('normal 0');
    });
  }

  for (const role of ['button', 'combobox', 'textbox'])
    it(`ignores the space bar on a control that has a use for it: ${role}`, () => {
      renderWithSite(<Player />);
      fireEvent.keyDown(screen.getByRole(role), SPACE);
      fireEvent.keyUp(screen.getByRole(role), SPACE);
      expect(state()).to.equal('normal 0');
    });

  it('takes the space bar on a slider, which has the focus after a press on it', () => {
    renderWithSite(<Player />);
    fireEvent.keyDown(screen.getByRole('slider'), SPACE);
    fireEvent.keyUp(screen.getByRole('slider'), SPACE);
    expect(state()).to.equal('normal 1');
  });
});
