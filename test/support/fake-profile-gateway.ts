import { defer, type Observable } from 'rxjs';

import type { PictureFile } from '../../src/domain/member/avatar.js';
import type { ProfileGateway } from '../../src/domain/ports/server/profile-gateway.js';
import { Question } from './question.js';

export class FakeProfileGateway implements ProfileGateway {
  /** Every change but the mobile's first step: one at a time is on its way. */
  readonly changes = new Question<never>();
  readonly proofs = new Question<string>();
  /** What was asked for, in order. */
  readonly asked: (readonly [call: string, said: unknown])[] = [];

  changeNickname(name: string): Observable<never> {
    return this.change('nickname', name);
  }

  changePassword(change: unknown): Observable<never> {
    return this.change('password', change);
  }

  changeAvatar({ name, mediaType, bytes }: PictureFile): Observable<never> {
    return this.change('avatar', { name, mediaType, length: bytes.length });
  }

  proveMobile(proof: unknown): Observable<string> {
    return defer(() => {
      this.asked.push(['prove', proof]);
      return this.proofs.ask();
    });
  }

  changeMobile(change: unknown): Observable<never> {
    return this.change('mobile', change);
  }

  requestDeletion(): Observable<never> {
    return this.change('deletion', undefined);
  }

  private change(call: string, said: unknown): Observable<never> {
    return defer(() => {
      this.asked.push([call, said]);
      return this.changes.ask();
    });
  }
}
