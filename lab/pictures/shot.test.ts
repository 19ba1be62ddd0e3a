import { expect } from 'chai';

import { ALL_STATES } from '../../demo/catalogue/all-states.js';
import { everyShot, README_SHOTS } from './shot.js';

describe('The pictures of a set', () => {
  it('cover every state, width and colour scheme, each in a file of its own', () => {
    const shots = everyShot([{ id: 'header/unread', title: '', address: '/', shows: '' }], '');
    expect(shots.map(({ file }) => file)).to.deep.equal([
      ...['header/unread-360-light.png', 'header/unread-360-dark.png'],
      ...['header/unread-768-light.png', 'header/unread-768-dark.png'],
      ...['header/unread-1024-light.png', 'header/unread-1024-dark.png'],
      ...['header/unread-1440-light.png', 'header/unread-1440-dark.png'],
    ]);
  });

  it('are limited to the states whose id has the prefix, at the widths at which they exist', () => {
    const shots = everyShot(ALL_STATES, 'header/narrow-menu');
    expect(new Set(shots.map(({ stateId }) => stateId))).to.deep.equal(
      new Set(['header/narrow-menu', 'header/narrow-menu-long']),
    );
    expect(new Set(shots.map(({ width }) => width))).to.deep.equal(new Set([360, 768]));
  });

  it('never share a file', () => {
    const files = everyShot(ALL_STATES, '').map(({ file }) => file);
    expect(new Set(files).size).to.equal(files.length);
  });

  it('of the README show states that exist', () => {
    expect(ALL_STATES.map(({ id }) => id)).to.include.members(README_SHOTS.map(({ stateId }) => stateId));
  });
});
