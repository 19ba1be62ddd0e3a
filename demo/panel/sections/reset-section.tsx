import { NAVIGATOR } from '../../../src/domain/ports/browser/navigator.js';
import { SESSION } from '../../../src/domain/session/session.js';
import { useService } from '../../../src/ui/hooks/services.js';
import { RESET_EVERYTHING, RESET_HINT } from '../../strings.js';
import { ControlButton } from '../control-button.js';
import { Section } from '../section.js';

/** Back to the first day: accounts, settings, network, and nobody signed in. */
export function ResetSection({ onReset }: { readonly onReset: () => void }) {
  const session = useService(SESSION);
  const navigator = useService(NAVIGATOR);
  return (
    <Section title={RESET_EVERYTHING} hint={RESET_HINT}>
      <ControlButton
        onPull={() => {
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
