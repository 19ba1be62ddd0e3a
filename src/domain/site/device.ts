import type { RuntimeSettings } from './system-config.js';
import type { Media } from './window-shapes.js';

/** What can be done on the visitor's device and in its browser (docs/spec/taking-along.md#browsers-inside-an-app). */
export interface Device {
  readonly canPrint: boolean;
  readonly canSaveFiles: boolean;
  /** How a page is shared: by WeChat's own menu, by the share sheet where the browser has one, or as a link. */
  readonly sharesBy: 'menu' | 'sheet' | 'link';
  /** A phone or a tablet: it cannot scan a QR code on its own screen, and comes back from a payment by Back. */
  readonly isHandheld: boolean;
}

/**
 * `matches` answers a media query. A tablet may call itself a desktop browser, and is operated by fingers only. A
 * desktop browser may have a share sheet, but there a link and a QR code are of more use.
 */
export function deviceOf(
  { scene, isInApp }: Pick<RuntimeSettings, 'scene' | 'isInApp'>,
  matches: (media: Media) => boolean,
): Device {
  return {
    canPrint: !isInApp,
    canSaveFiles: !isInApp,
    sharesBy: scene === 'wechat' ? 'menu' : matches('touch') ? 'sheet' : 'link',
    isHandheld: scene !== 'pc' || matches('touch-only'),
  };
}

/** The shorter side of a phone's screen is at most 480 px long. */
export function isPhoneScreen({ width, height }: { readonly width: number; readonly height: number }): boolean {
  return Math.min(width, height) <= 480;
}
