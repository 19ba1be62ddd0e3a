import { expect } from 'chai';

import {
  type PlayerSurroundings,
  type SmallPlayer,
  smallPlayerAfter,
} from '../../../src/domain/lesson/small-player.js';

const PLAYS: PlayerSurroundings = { isInView: true, isAdvancing: true, hasRoom: true };

describe('The small player', () => {
  function after(...changes: readonly (Partial<PlayerSurroundings> | 'the visitor closes it')[]): SmallPlayer {
    let now = PLAYS;
    let state: SmallPlayer = 'off';
    for (const change of changes) {
      if (change !== 'the visitor closes it') now = { ...now, ...change };
      state = change === 'the visitor closes it' ? 'closed' : smallPlayerAfter(state, now);
    }
    return state;
  }

  it('appears when the playing player leaves the view, and disappears when it is back', () => {
    expect(after({ isInView: false })).to.equal('small');
    expect(after({ isInView: false }, { isInView: true })).to.equal('off');
  });

  it('does not appear for a paused video, and stays when the video is paused in it', () => {
    expect(after({ isAdvancing: false }, { isInView: false })).to.equal('off');
    expect(after({ isInView: false }, { isAdvancing: false })).to.equal('small');
  });

  it('never appears without room: on a narrow screen, in fullscreen, beside a window of its own', () => {
    expect(after({ hasRoom: false }, { isInView: false })).to.equal('off');
    expect(after({ isInView: false }, { hasRoom: false })).to.equal('off');
  });

  it('stays closed until the player was in view again', () => {
    expect(after({ isInView: false }, 'the visitor closes it', { isAdvancing: false }, { isAdvancing: true })).to.equal(
      'closed',
    );
    expect(after({ isInView: false }, 'the visitor closes it', { isInView: true }, { isInView: false })).to.equal(
      'small',
    );
  });
});
