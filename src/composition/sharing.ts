import { WebShareSheet } from '../adapters/browser/share-sheet.js';
import { type WechatApi, WebWechatScript } from '../adapters/browser/wechat-script.js';
import { GENERATIONS } from '../adapters/http/client/generations.js';
import { HTTP_CLIENT } from '../adapters/http/client/http-client.js';
import { HttpWechatSignatureGateway } from '../adapters/http/sharing.js';
import { SHARE_CARDS, ShareCards } from '../application/sharing.js';
import { ERROR_REPORTER } from '../application/site/error-reporter.js';
import { PAGE_NAVIGATOR } from '../domain/ports/navigator.js';
import { WECHAT_SCRIPT, WECHAT_SIGNATURE_GATEWAY } from '../domain/ports/share-card.js';
import { SHARE_SHEET } from '../domain/ports/share-sheet.js';
import { TIME } from '../domain/ports/time.js';
import { SESSION } from '../domain/session/session.js';
import { CURRENT_SITE } from '../domain/site/current-site.js';
import { RUNTIME_SETTINGS } from '../domain/site/system-config.js';
import { bindGenerations } from './generations.js';
import type { Bindings } from './services.js';

declare global {
  interface Window {
    /** WeChat's script, once it was loaded. */
    readonly wx?: WechatApi;
  }
}

/** For the pages with a share button. */
export const bindSharing: Bindings = (bind) => {
  bindGenerations(bind);
  bind(SHARE_SHEET, [], () => new WebShareSheet(window));
  bind(
    SHARE_CARDS,
    [WECHAT_SIGNATURE_GATEWAY, WECHAT_SCRIPT, SESSION, PAGE_NAVIGATOR, CURRENT_SITE, RUNTIME_SETTINGS, ERROR_REPORTER],
    (...needs) => new ShareCards(...needs),
  );
  bind(WECHAT_SIGNATURE_GATEWAY, [HTTP_CLIENT, GENERATIONS], (...needs) => new HttpWechatSignatureGateway(...needs));
  bind(WECHAT_SCRIPT, [TIME], (time) => {
    const [entry] = performance.getEntriesByType('navigation');
    const firstAddress = (entry?.name ?? window.location.href).replace(/#.*/s, '');
    return new WebWechatScript(window, document, time, firstAddress, window.courseSiteSettings?.['wechat_sharing']);
  });
};
