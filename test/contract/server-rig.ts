import type { CourseSite } from '../../src/adapters/memory/server/course-site.js';
import type { VisitStore } from '../../src/domain/ports/browser/visit-store.js';
import type { AccountGateway, MemberGateway } from '../../src/domain/ports/server/account-gateway.js';
import type {
  CaptchaGateway,
  MemberStepsGateway,
  ScanGateway,
  SignInGateway,
} from '../../src/domain/ports/server/sign-in-gateway.js';
import type { SiteGateway } from '../../src/domain/ports/server/site-gateway.js';
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
