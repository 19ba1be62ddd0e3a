import type { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import type { AccountGateway } from '../../src/domain/ports/server/account-gateway.port.js';
import type { CaptchaGateway } from '../../src/domain/ports/server/captcha-gateway.port.js';
import type { MemberGateway } from '../../src/domain/ports/server/member-gateway.port.js';
import type { MemberStepsGateway } from '../../src/domain/ports/server/member-steps-gateway.port.js';
import type { ScanGateway } from '../../src/domain/ports/server/scan-gateway.port.js';
import type { SignInGateway } from '../../src/domain/ports/server/sign-in-gateway.port.js';
import type { SiteGateway } from '../../src/domain/ports/server/site-gateway.port.js';
import type { VisitStore } from '../../src/domain/ports/browser/visit-store.port.js';
import type { PageGateways } from './page-gateways.js';

/** The gateways of one adapter before a pretend site whose controls the contract turns. Nothing in it takes real seconds. */
export interface ServerRig {
  readonly siteGateway: SiteGateway;
  readonly memberGateway: MemberGateway;
  readonly accountGateway: AccountGateway;
  readonly signInGateway: SignInGateway;
  readonly captchaGateway: CaptchaGateway;
  readonly scanGateway: ScanGateway;
  readonly memberStepsGateway: MemberStepsGateway;
  readonly pages: PageGateways;
  readonly site: CourseSite;
  /** Where the gateways find the token. */
  readonly store: VisitStore;
  /** How many questions have been sent, and neither answered nor given up. */
  underWay(): number;
  close(): Promise<void>;
}

/** `impatient`: gives up on an answer at once, for tests in which none comes. */
export type NewServerRig = (options?: { readonly impatient?: boolean }) => Promise<ServerRig>;
