import { expect } from 'chai';

import { MemoryMediaSession } from '../../src/adapters/memory/browser/media-session.js';
import type { MediaDescription } from '../../src/domain/ports/playback.js';
import { watching } from '../support/watching.js';
import { type MediaSessionRig, webMediaSessionRig } from './rigs/web-media-session-rig.js';

const FIRST: MediaDescription = { title: '极限', course: '高等数学', cover: '', hasPrevious: false, hasNext: true };
const SECOND: MediaDescription = { ...FIRST, title: '导数', hasPrevious: true, hasNext: false };

const ADAPTERS: readonly (readonly [adapter: string, newRig: () => MediaSessionRig])[] = [
  ['WebMediaSession', webMediaSessionRig],
  ['MemoryMediaSession', memoryMediaSessionRig],
];

for (const [adapter, newRig] of ADAPTERS) {
  describe(`MediaSession (${adapter})`, () => {
    it('shows the lesson on the device from subscribe to unsubscribe', () => {
      const { session, displayed } = newRig();
      const shown$ = session.show(FIRST);
      expect(displayed()).to.equal(undefined);
      const watched = watching(shown$);
      expect(displayed()).to.deep.equal(['极限', '高等数学']);
      watched.stop();
      expect(displayed()).to.equal(undefined);
    });

    it('reports the media keys that the lesson has, and no others', () => {
      const { session, press } = newRig();
      const watched = watching(session.show(FIRST));
      press('next');
      press('previous');
      press('next');
      expect(watched.values).to.deep.equal(['next', 'next']);
      watched.stop();
      press('next');
      expect([watched.values.length, watched.errors.length, watched.completed]).to.deep.equal([2, 0, false]);
    });

    it('shows the newest lesson, even when the previous one is unsubscribed after it', () => {
      const { session, displayed, press } = newRig();
      const first = watching(session.show(FIRST));
      const second = watching(session.show(SECOND));
      first.stop();
      expect(displayed()).to.deep.equal(['导数', '高等数学']);
      press('previous');
      expect([first.values, second.values]).to.deep.equal([[], ['previous']]);
    });

    it('shows the previous lesson again when the newest is unsubscribed first', () => {
      const { session, displayed, press } = newRig();
      const first = watching(session.show(FIRST));
      const second = watching(session.show(SECOND));
      second.stop();
      expect(displayed()).to.deep.equal(['极限', '高等数学']);
      press('next');
      press('previous');
      expect([first.values, second.values]).to.deep.equal([['next'], []]);
      first.stop();
      expect(displayed()).to.equal(undefined);
    });
  });
}

function memoryMediaSessionRig(): MediaSessionRig {
  const session = new MemoryMediaSession();
  return {
    session,
    displayed: () => {
      const shown = session.shown$.value;
      return shown && [shown.title, shown.course];
    },
    press: (key) => session.press(key),
  };
}
