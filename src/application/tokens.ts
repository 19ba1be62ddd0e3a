import type { ContainerModuleLoadOptions } from 'inversify';
import type { SchedulerLike } from 'rxjs';

import type { AccountGateway } from '../domain/ports/server/account-gateway.port.js';
import type { Recovery } from '../domain/errors/recovery.js';
import type { Log } from '../domain/ports/browser/log.port.js';
import type { MemberGateway } from '../domain/ports/server/member-gateway.port.js';
import type { Navigator } from '../domain/ports/browser/navigator.port.js';
import type { Notifier } from '../domain/ports/browser/notifier.port.js';
import type { Presence } from '../domain/ports/browser/presence.port.js';
import type { RuntimeSettings } from '../domain/ports/browser/runtime-settings.port.js';
import type { TokenRefusals } from '../domain/ports/server/token-refusals.port.js';
import type { SiteGateway } from '../domain/ports/server/site-gateway.port.js';
import type { VisitStore } from '../domain/ports/browser/visit-store.port.js';
import type { Session } from '../domain/session/session.js';
import type { CurrentSite } from '../domain/site/current-site.js';
import type { FriendlyLinks } from '../domain/site/friendly-links.js';
import type { DialogFlow } from './signing-in/dialog-flow.js';
import type { ErrorReporter } from './site/error-reporter.js';
import type { LazyServices } from './lazy-services.js';
import type { SignOut } from './session/sign-out.js';
import type { BackgroundTasks } from './site/background-tasks.js';
import type { CodeLoader } from './site/code-loader.js';
import type { Loader } from './site/loader.js';
import type { EndOfSession } from './session/end-of-session.js';
import type { ScrollPositions } from './site/scroll-positions.js';
import type { StartUp } from './site/start-up.js';
import type { ToastQueue } from './site/toast-queue.js';
import type { UnreadRefresh } from './session/unread-refresh.js';

/** Names a service in the container and remembers its type. */
export type Token<T> = symbol & { readonly promises?: T };

/** Finds a service by its token. */
export type Resolve = <T>(token: Token<T>) => T;

/** The tokens of a list of services, in order: swapping two of different types does not compile. */
export type TokensOf<Services extends readonly unknown[]> = {
  readonly [Position in keyof Services]: Token<Services[Position]>;
};

/** Binds a service made once, from the services that `needs` names. */
export function provide<T, Needs extends unknown[]>(
  module: ContainerModuleLoadOptions,
  service: Token<T>,
  needs: TokensOf<Needs>,
  make: (...needs: Needs) => T,
): void {
  const binding = module.bind<T>(service);
  // Inversify maps the same list to its own option type, which TypeScript cannot relate to ours.
  const inject = needs as unknown as Parameters<typeof binding.toResolvedValue<Needs>>[1];
  binding.toResolvedValue<Needs>(make, inject).inSingletonScope();
}

/** Clock and timer in one: every wait and every "now" of domain and application comes from here. */
export const TIME = token<SchedulerLike>('Time');

export const SITE_GATEWAY = token<SiteGateway>('SiteGateway');
export const TOKEN_REFUSALS = token<TokenRefusals>('TokenRefusals');
export const MEMBER_GATEWAY = token<MemberGateway>('MemberGateway');
export const ACCOUNT_GATEWAY = token<AccountGateway>('AccountGateway');
export const VISIT_STORE = token<VisitStore>('VisitStore');
export const NAVIGATOR = token<Navigator>('Navigator');
export const NOTIFIER = token<Notifier>('Notifier');
export const LOG = token<Log>('Log');
export const PRESENCE = token<Presence>('Presence');
/** Where the calls are asked, without a closing slash; empty for this origin. Between two adapters: no flow needs it. */
export const API_BASE = token<string>('ApiBase');
/** From 0 up to 1: spreads what many visitors would otherwise do in one beat. */
export const RANDOM = token<() => number>('Random');
export const RUNTIME_SETTINGS = token<RuntimeSettings>('RuntimeSettings');

export const SESSION = token<Session>('Session');
export const CURRENT_SITE = token<CurrentSite>('CurrentSite');
export const FRIENDLY_LINKS = token<FriendlyLinks>('FriendlyLinks');
export const DIALOG_FLOW = token<DialogFlow>('DialogFlow');
export const ERROR_REPORTER = token<ErrorReporter>('ErrorReporter');
export const RECOVERY = token<Recovery>('Recovery');
export const SCROLL_POSITIONS = token<ScrollPositions>('ScrollPositions');
export const SIGN_OUT = token<SignOut>('SignOut');
/** Bound by the composition, which alone knows which adapters to fetch with the flows. */
export const LAZY_SERVICES = token<LazyServices>('LazyServices');
export const LOADER = token<Loader>('Loader');
export const CODE_LOADER = token<CodeLoader>('CodeLoader');
export const END_OF_SESSION = token<EndOfSession>('EndOfSession');
export const BACKGROUND_TASKS = token<BackgroundTasks>('BackgroundTasks');
export const START_UP = token<StartUp>('StartUp');
export const TOAST_QUEUE = token<ToastQueue>('ToastQueue');
export const UNREAD_REFRESH = token<UnreadRefresh>('UnreadRefresh');

/** Makes a token; the services of an adapter of its own make theirs too. */
export function token<T>(name: string): Token<T> {
  // The type travels with the symbol and exists for the compiler alone.
  return Symbol(name);
}
