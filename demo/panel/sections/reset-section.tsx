import { NAVIGATOR } from '../../../src/domain/ports/browser/navigator.js';
import { SESSION } from '../../../src/domain/session/session.js';
import { useService } from '../../../src/ui/hooks/services.js';
import { RESET_EVERYTHING, RESET_HINT } from '../../strings.js';
import { ControlButton } from '../control-button.js';
import { Section } from '../section.js';

/** Resets accounts, settings and network, and signs the member out. */
export function ResetSection({ onReset }: { readonly onReset: () => void }) {
  const session = useService(SESSION);
  const navigator = useService(NAVIGATOR);
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
