import { catchError, defer, EMPTY, finalize, ignoreElements, type Observable, of, switchMap, tap } from 'rxjs';

import { asAppError } from '../domain/errors/app-error.js';
import { HOME_PATH } from '../domain/access/addresses.js';
import { token } from '../domain/kernel/token.js';
import type { PageNavigator } from '../domain/ports/navigator.js';
import type { WechatScript, WechatSignature, WechatSignatureGateway } from '../domain/ports/share-card.js';
import type { Session } from '../domain/session/session.js';
import { shareCard, type SharedPageTexts } from '../domain/sharing.js';
import { type CurrentSite, shownSiteName } from '../domain/site/current-site.js';
import type { RuntimeSettings } from '../domain/site/system-config.js';
import type { ErrorReporter } from './site/error-reporter.js';

/** The card of the open page when it is shared by WeChat's menu (docs/spec/lesson.md#share). */
export class ShareCards {
  constructor(
    private readonly gateway: WechatSignatureGateway,
    private readonly script: WechatScript,
    private readonly session: Session,
    private readonly navigator: PageNavigator,
    private readonly currentSite: CurrentSite,
    private readonly settings: RuntimeSettings,
    private readonly errors: ErrorReporter,
  ) {}

  /**
   * Shows the card while subscribed, and the site's own card after that. Outside WeChat, and without the operator's
   * permission, it does nothing. Cold; emits nothing, never errors: a page without a card can be read all the same.
   */
  show(page: SharedPageTexts): Observable<never> {
    if (this.settings.scene !== 'wechat' || !this.script.isPermitted) return EMPTY;
    return defer(() => {
      const { path, query } = this.navigator.location$.value;
      return this.accepted([this.navigator.origin + path + query, this.script.firstAddress]);
    }).pipe(
      switchMap(({ site }) =>
        this.session.memberId$.pipe(
          tap((id) => {
            this.present(page, id);
          }),
          finalize(() => {
            const title = site.title || shownSiteName(this.currentSite.site$.value?.config.siteName ?? '');
            this.present({ ...site, title, address: HOME_PATH }, undefined);
          }),
        ),
      ),
      ignoreElements(),
      catchError((thrown: unknown) => {
        this.errors.logFault(asAppError(thrown));
        return EMPTY;
      }),
    );
  }

  /** The first signature that WeChat accepts; if it refuses the one of an address, the next address has its turn. */
  private accepted([address, ...others]: readonly string[]): Observable<WechatSignature> {
    if (address === undefined) return EMPTY;
    return this.gateway
      .signature(address)
      .pipe(
        switchMap((signature) =>
          signature === 'off'
            ? EMPTY
            : this.script
                .configure(signature)
                .pipe(switchMap((isAccepted) => (isAccepted ? of(signature) : this.accepted(others)))),
        ),
      );
  }

  private present(page: SharedPageTexts, id: number | undefined): void {
    this.script.show(shareCard(page, { origin: this.navigator.origin, memberId: id }));
  }
}

export const SHARE_CARDS = token<ShareCards>('ShareCards');
