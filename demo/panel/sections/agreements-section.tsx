import { SESSION } from '../../../src/domain/session/session.js';
import { useBehavior, useService } from '../../../src/ui/hooks/services.js';
import * as strings from '../../strings.js';
import { ControlButton } from '../control-button.js';
import { Section } from '../section.js';
import { useCourseSite } from '../use-course-site.js';
import { useReport } from './report.js';

/**
 * Publishes a new version of the agreements, which no member has accepted (docs/api/signing-in.md#consent). Generation
 * 1 has no agreements.
 */
export function AgreementsSection() {
  const { controls } = useCourseSite();
  const session = useService(SESSION);
  const report = useReport();
  const { generation } = useBehavior(controls.settings$);
  if (generation === 1) return <Section title={strings.AGREEMENTS} hint={strings.NO_AGREEMENTS} />;

  const publish = (): void => {
    controls.publishAgreements();
    // The next member request reports it. Without a signed-in member there is no request.
    session.reload();
    report(strings.AGREEMENTS_PUBLISHED);
  };
  return (
    <Section title={strings.AGREEMENTS} hint={strings.AGREEMENTS_HINT}>
      <ControlButton onPress={publish}>{strings.PUBLISH_AGREEMENTS}</ControlButton>
    </Section>
  );
}
