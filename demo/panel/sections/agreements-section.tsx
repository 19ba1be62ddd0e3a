import { SESSION } from '../../../src/domain/session/session.js';
import { useBehavior, useService } from '../../../src/ui/hooks/services.js';
import * as says from '../../strings.js';
import { ControlButton } from '../control-button.js';
import { Section } from '../section.js';
import { useCourseSite } from '../use-course-site.js';
import { useTell } from './news.js';

/**
 * A new version of the agreements, to which nobody has agreed (docs/api/signing-in.md#consent). The first generation
 * knows of none.
 */
export function AgreementsSection() {
  const { controls } = useCourseSite();
  const session = useService(SESSION);
  const tell = useTell();
  const { generation } = useBehavior(controls.settings$);
  if (generation === 1) return <Section title={says.AGREEMENTS} hint={says.NO_AGREEMENTS} />;

  const publish = (): void => {
    controls.publishAgreements();
    // The next question about a member hears of it; where nobody is signed in, nobody is asked.
    session.reload();
    tell(says.AGREEMENTS_PUBLISHED);
  };
  return (
    <Section title={says.AGREEMENTS} hint={says.AGREEMENTS_HINT}>
      <ControlButton onPull={publish}>{says.PUBLISH_AGREEMENTS}</ControlButton>
    </Section>
  );
}
