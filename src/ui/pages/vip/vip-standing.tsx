import { SESSION } from '../../../domain/session/session.js';
import { TIME } from '../../../domain/ports/browser/time.port.js';
import { isVip } from '../../../domain/session/login-user.js';
import type { SessionState } from '../../../domain/session/session-state.js';
import { calendarDay } from '../../../domain/time/calendar-day.js';
import { NO_VIP_YET, SIGN_IN_FOR_VIP, vipUntilDay } from '../../../domain/vip/words.js';
import { useService } from '../../hooks/services.js';
import { useBehavior } from '../../hooks/use-behavior.js';

/** Whether the visitor is VIP, and until when; the line is there before anybody knows, so that nothing moves. */
export function VipStanding() {
  const state = useBehavior(useService(SESSION).state$);
  const now = useService(TIME).now();
  return <p className="page__lead vip-standing">{standingOf(state, now)}</p>;
}

function standingOf(state: SessionState, now: number): string {
  switch (state.kind) {
    case 'anonymous':
      return SIGN_IN_FOR_VIP;
    case 'restoring':
    case 'unreachable':
      return '';
    case 'member': {
      const { vipUntil } = state.user;
      return vipUntil !== undefined && isVip(state.user, now) ? vipUntilDay(calendarDay(vipUntil)) : NO_VIP_YET;
    }
  }
}
