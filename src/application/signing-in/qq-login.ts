import { qqRedirect } from '../../domain/signing-in/qq-redirect.js';
import type { Navigator } from '../../domain/ports/browser/navigator.port.js';
import type { CurrentSite } from '../../domain/site/current-site.js';
import type { DialogFlow } from './dialog-flow.js';

/** QQ login: the visitor leaves for QQ and comes back with a login code (spec §7). Immediate. */
export class QqLogin {
  constructor(
    private readonly navigator: Navigator,
    private readonly dialogs: DialogFlow,
    private readonly currentSite: CurrentSite,
  ) {}

  leave(): void {
    const { origin, place$ } = this.navigator;
    // A server that does not say where it lives answers on this origin (API 2.17 `url`).
    const named = this.currentSite.site$.value?.config.serverUrl ?? '';
    this.navigator.leave(
      qqRedirect({
        serverUrl: named === '' ? origin : named,
        origin,
        place: place$.value,
        target: this.dialogs.target,
      }),
    );
  }
}
