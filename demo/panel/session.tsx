import { UNREAD_REFRESH } from '../../src/application/session/unread-refresh.js';
import { PAGE_NAVIGATOR } from '../../src/domain/ports/navigator.js';
import { TIME } from '../../src/domain/ports/time.js';
import { VISIT_STORE } from '../../src/domain/ports/visit-store.js';
import { SESSION } from '../../src/domain/session/session.js';
import { useBehavior, useService } from '../../src/ui/shared/hooks/services.js';
import * as strings from '../strings.js';
import { RESET_EVERYTHING, RESET_HINT } from '../strings.js';
import { Choice, ControlButton, Section } from './controls.js';
import { useCourseSite } from './use-course-site.js';

const COUNTS = ['0', '1', '3', '99'].map((name) => ({ name, title: name }));

/** Changes for the signed-in member: the unread count, the end of the session. */
export function SessionSection() {
  const { controls } = useCourseSite();
  const session = useService(SESSION);
  const store = useService(VISIT_STORE);
  const time = useService(TIME);
  const refresh = useService(UNREAD_REFRESH);
  const state = useBehavior(session.state$);
  const unread = useBehavior(controls.unread$);
  if (state.kind !== 'member') return <Section title={strings.SESSION} hint={strings.NOT_SIGNED_IN} />;

  const { id = 0, mobile, name } = state.user;
  const end = (): void => {
    const token = store.read('token');
    if (token !== undefined) controls.revoke(token);
    // The next call reports the invalid token; this makes one.
    session.reload();
  };
  return (
    <Section title={strings.SESSION} hint={strings.SIGNED_IN_AS + name}>
      <div className="controls__row">
        <Choice
          label={strings.UNREAD_COUNT}
          options={COUNTS}
          value={String(unread[id] ?? 0)}
          onChoose={(count) => {
            controls.setUnread(mobile, Number(count));
            refresh.refresh(`by hand ${time.now()}`);
          }}
        />
        <ControlButton onPress={end}>{strings.END_SESSION}</ControlButton>
      </div>
    </Section>
  );
}

/** Resets accounts, settings and network, and signs the member out. */
export function ResetSection({ onReset }: { readonly onReset: () => void }) {
  const session = useService(SESSION);
  const navigator = useService(PAGE_NAVIGATOR);
  return (
    <Section title={RESET_EVERYTHING} hint={RESET_HINT}>
      <ControlButton
        onPress={() => {
          onReset();
          session.end();
          navigator.reload('/');
        }}
      >
        {RESET_EVERYTHING}
      </ControlButton>
    </Section>
  );
}
