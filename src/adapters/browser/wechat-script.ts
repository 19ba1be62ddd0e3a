import { defer, EMPTY, map, Observable, of, type SchedulerLike, switchMap } from 'rxjs';

import type { WechatScript, WechatSignature } from '../../domain/ports/share-card.js';
import type { ShareCard } from '../../domain/sharing.js';
import { loadScript } from './load-script.js';

const ADDRESS = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
const APIS = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;

type CardApi = (card: Readonly<Record<'title' | 'desc' | 'link' | 'imgUrl', string>>) => void;

/** What the script defines as `window.wx`, as far as it is needed here. */
export interface WechatApi extends Readonly<Partial<Record<(typeof APIS)[number], CardApi>>> {
  config(options: Readonly<Record<string, unknown>>): void;
  /** Calls back at once if a signature was presented before. */
  ready(callback: () => void): void;
  error(callback: () => void): void;
}

interface WechatWindow {
  readonly wx?: WechatApi;
}

/** WeChat's script in the document. `permitted` is the operator's setting `wechat_sharing`. */
export class WebWechatScript implements WechatScript {
  readonly isPermitted: boolean;

  constructor(
    private readonly window: WechatWindow,
    private readonly document: Document,
    private readonly time: SchedulerLike,
    readonly firstAddress: string,
    permitted: string | undefined,
  ) {
    this.isPermitted = permitted === 'on';
  }

  configure({ appId, timestamp, nonce, signature }: WechatSignature): Observable<boolean> {
    return this.loaded().pipe(
      switchMap(
        (api) =>
          new Observable<boolean>((observer) => {
            api.error(() => {
              observer.next(false);
              // After a refusal WeChat calls back that it is ready, too.
              observer.complete();
            });
            // The answer's own `debug` would show dialogs to visitors.
            api.config({ debug: false, appId, timestamp, nonceStr: nonce, signature, jsApiList: [...APIS] });
            api.ready(() => {
              observer.next(true);
            });
          }),
      ),
    );
  }

  show({ title, text, image, url }: ShareCard): void {
    for (const name of APIS) this.window.wx?.[name]?.({ title, desc: text, link: url, imgUrl: image });
  }

  /** A script that did not arrive is requested again for the next page. */
  private loaded(): Observable<WechatApi> {
    return defer(() => {
      if (this.window.wx) return of(this.window.wx);
      return loadScript(ADDRESS, this.document, this.time).pipe(
        map(() => this.window.wx),
        switchMap((api) => (api ? of(api) : EMPTY)),
      );
    });
  }
}
