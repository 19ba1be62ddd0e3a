import { SESSION } from '../../domain/session/session.js';
import { MEMBER_UNREACHABLE, RETRY } from '../../domain/site/words.js';
import { useService } from '../hooks/services.js';
import { RetryIcon } from '../theme/icons/retry-icon.js';

/** The member is signed in but could not be loaded: everything public works, and they can try again (lesson 2). */
export function ReloadMember() {
  const session = useService(SESSION);
  return (
    <button
      type="button"
      className="btn btn-quiet"
      title={MEMBER_UNREACHABLE}
      onClick={() => {
        session.reload();
      }}
    >
      <RetryIcon />
      <span className="visually-hidden">{MEMBER_UNREACHABLE}</span>
      {RETRY}
    </button>
  );
}
