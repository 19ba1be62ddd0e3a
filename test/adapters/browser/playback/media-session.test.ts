import { expect } from 'chai';

import { WebMediaSession } from '../../../../src/adapters/browser/playback/media-session.js';
import type { MediaDescription } from '../../../../src/domain/ports/playback.js';
import { FakeMediaSession, webMediaSession } from '../../../contract/rigs/web-media-session-rig.js';
import { watching } from '../../../support/watching.js';

const LESSON: MediaDescription = {
  title: '极限',
  course: '高等数学',
  cover: 'https://images.example/5.png',
  hasPrevious: true,
  hasNext: false,
};

/**
 * The page sets no handler for keys that control the video itself: the browser applies them to the element, where the
 * `ban_drag` rule is enforced.
 */
const KEYS_OF_THE_VIDEO = ['play', 'pause', 'seekto', 'seekforward', 'seekbackward', 'stop'];

describe('WebMediaSession', () => {
  it('shows title, course and cover to the device, and no image without a cover', () => {
    const device = new FakeMediaSession();
    const session = webMediaSession(device);
    const watched = watching(session.show(LESSON));
    expect(device.metadata).to.deep.equal({
      title: '极限',
      artist: '高等数学',
      artwork: [{ src: 'https://images.example/5.png' }],
    });
    watched.stop();
    watching(session.show({ ...LESSON, cover: '' }));
    expect(device.metadata?.artwork).to.deep.equal([]);
  });

  it('handles the media keys that the lesson has, and none after it is removed', () => {
    const device = new FakeMediaSession();
    const watched = watching(webMediaSession(device).show(LESSON));
    expect([...device.handlers.keys()]).to.deep.equal(['previoustrack']);
    watched.stop();
    expect([device.handlers.size, device.metadata]).to.deep.equal([0, null]);
  });

  it('handles no key that plays or seeks, so that no key bypasses the rule against skipping (ban_drag)', () => {
    const device = new FakeMediaSession([...KEYS_OF_THE_VIDEO, 'previoustrack', 'nexttrack']);
    const watched = watching(webMediaSession(device).show(LESSON));
    expect(KEYS_OF_THE_VIDEO.filter((key) => device.handlers.has(key))).to.deep.equal([]);
    device.setActionHandler('seekto', () => undefined);
    watched.stop();
    expect(device.handlers.has('seekto')).to.equal(true);
  });

  it('works in an old browser that has no media keys', () => {
    const device = new FakeMediaSession([]);
    const watched = watching(webMediaSession(device).show(LESSON));
    expect(device.metadata?.title).to.equal('极限');
    watched.stop();
    expect([device.metadata, watched.errors]).to.deep.equal([null, []]);
  });

  it('does nothing in a browser without a media session', () => {
    const watched = watching(new WebMediaSession({}, (reported) => reported).show(LESSON));
    watched.stop();
    expect([watched.values, watched.errors, watched.completed]).to.deep.equal([[], [], false]);
  });
});
