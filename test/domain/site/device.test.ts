import { expect } from 'chai';

import { deviceOf, isPhoneScreen } from '../../../src/domain/site/device.js';
import { MEDIA, type Media, mediaQuery } from '../../../src/domain/site/window-shapes.js';

const deviceWith = (settings: Partial<Parameters<typeof deviceOf>[0]> = {}, ...media: readonly Media[]) =>
  deviceOf({ scene: 'pc', isInApp: false, ...settings }, (name) => media.includes(name));

describe('A media query', () => {
  it('asks for all the shapes that it names', () => {
    expect(mediaQuery('phone', 'touch')).to.equal(`${MEDIA.phone} and ${MEDIA.touch}`);
  });
});

describe('A device', () => {
  it('prints and saves files, but not inside an app', () => {
    for (const isInApp of [true, false])
      expect(deviceWith({ isInApp })).to.include({ canPrint: !isInApp, canSaveFiles: !isInApp });
  });

  it('shares by a link, by the share sheet where it has a touch screen, and by its menu in WeChat', () => {
    const devices = [deviceWith(), deviceWith({}, 'touch'), deviceWith({ scene: 'wechat' }, 'touch')];
    expect(devices.map(({ sharesBy }) => sharesBy)).to.deep.equal(['link', 'sheet', 'menu']);
  });

  it('is in the hand of the visitor if it is a phone, or has fingers only', () => {
    const devices = [deviceWith({}, 'touch', 'touch-too'), deviceWith({}, 'touch-only'), deviceWith({ scene: 'h5' })];
    expect(devices.map(({ isHandheld }) => isHandheld)).to.deep.equal([false, true, true]);
  });

  it('has the screen of a phone up to 480 px on its shorter side, however it is held', () => {
    const screens = [
      [480, 900],
      [900, 480],
      [481, 900],
    ] as const;
    expect(screens.map(([width, height]) => isPhoneScreen({ width, height }))).to.deep.equal([true, true, false]);
  });
});
