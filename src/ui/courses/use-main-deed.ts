import { RUNTIME_SETTINGS } from '../../domain/ports/browser/runtime-settings.port.js';
import { SESSION } from '../../domain/session/session.js';
import { TIME } from '../../domain/ports/browser/time.port.js';
import { type DeedCourse, type MainDeed, mainDeed } from '../../domain/courses/main-deed.js';
import { isVip } from '../../domain/session/login-user.js';
import { showsVipEntry } from '../../domain/site/vip-rule.js';
import { useService } from '../hooks/services.js';
import { useSite } from '../hooks/site.js';
import { useBehavior } from '../hooks/use-behavior.js';

/** What the big button of a course does for the visitor who looks at it (pages §3). */
export function useMainDeed(detail: DeedCourse): MainDeed {
  const state = useBehavior(useService(SESSION).state$);
  const now = useService(TIME).now();
  const vipOffered = showsVipEntry(useSite().config, useService(RUNTIME_SETTINGS));
  return mainDeed(detail, {
    // Whoever may yet turn out to be a member goes on, and the guard of the page decides.
    viewer: { signedIn: state.kind !== 'anonymous', isVip: state.kind === 'member' && isVip(state.user, now) },
    vipOffered,
  });
}
