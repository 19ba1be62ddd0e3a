import { qqReturn } from '../../domain/signing-in/qq-return.js';
import type { Navigator } from '../../domain/ports/browser/navigator.port.js';
import type { SignInGateway } from '../../domain/ports/server/sign-in-gateway.port.js';
import type { DialogFlow } from './dialog-flow.js';

/** QQ login: the visitor leaves for QQ and comes back with a login code (spec §7). Immediate. */
export class QqLogin {
  constructor(
    private readonly gateway: SignInGateway,
    private readonly navigator: Navigator,
    private readonly dialogs: DialogFlow,
  ) {}

  leave(): void {
    const { origin, place$ } = this.navigator;
    const back = qqReturn({ origin, place: place$.value, target: this.dialogs.target });
    this.navigator.leave(this.gateway.qqAddress(back));
  }
}
