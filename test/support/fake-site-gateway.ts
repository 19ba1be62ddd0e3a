import type { Observable } from 'rxjs';

import type { NavItem } from '../../src/domain/nav.js';
import type { SiteGateway } from '../../src/domain/ports/server/site-gateway.js';
import type { FriendlyLink, SystemConfig } from '../../src/domain/site/system-config.js';
import { Question } from './question.js';

export class FakeSiteGateway implements SiteGateway {
  readonly configs = new Question<SystemConfig>();
  readonly menus = new Question<readonly NavItem[]>();
  readonly partners = new Question<readonly FriendlyLink[]>();

  config(): Observable<SystemConfig> {
    return this.configs.ask();
  }

  navs(): Observable<readonly NavItem[]> {
    return this.menus.ask();
  }

  links(): Observable<readonly FriendlyLink[]> {
    return this.partners.ask();
  }
}
