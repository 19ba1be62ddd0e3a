import type { Observable } from 'rxjs';

import type { ImageFile } from '../../../domain/member/avatar.js';
import type { ProfileGateway } from '../../../domain/ports/profile-gateway.js';
import type { ProvenMobile } from '../../../domain/ports/sign-in-gateway.js';
import { MemoryGateway } from '../client/network.js';
import type { CallName } from '../server/calls.js';
import type { Profiles } from '../server/member/profiles.js';

export class MemoryProfileGateway extends MemoryGateway implements ProfileGateway {
  changeNickname(name: string): Observable<never> {
    return this.change('nickname', (profiles, token) => {
      profiles.changeNickname(token, name);
    });
  }

  changePassword(change: ProvenMobile & { readonly password: string }): Observable<never> {
    return this.change('password', (profiles, token) => {
      profiles.changePassword(token, change);
    });
  }

  changeAvatar(image: ImageFile): Observable<never> {
    return this.change('avatar', (profiles, token) => {
      profiles.changeAvatar(token, image);
    });
  }

  proveMobile(proof: ProvenMobile): Observable<string> {
    return this.network.request('verifyMobile', (token) => this.site.pages.profiles.proveMobile(token, proof));
  }

  changeMobile({ proof, ...proven }: ProvenMobile & { readonly proof: string }): Observable<never> {
    return this.change('changeMobile', (profiles, token) => {
      profiles.changeMobile(token, { ...proven, sign: proof });
    });
  }

  requestDeletion(): Observable<never> {
    return this.change('destroy', (profiles, token) => {
      profiles.requestDeletion(token);
    });
  }

  private change(call: CallName, work: (profiles: Profiles, token: string | undefined) => void): Observable<never> {
    return this.network.send(call, (token) => {
      work(this.site.pages.profiles, token);
    });
  }
}
