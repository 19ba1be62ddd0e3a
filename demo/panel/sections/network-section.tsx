import { useBehavior } from '../../../src/ui/hooks/services.js';
import * as strings from '../../strings.js';
import { Choice } from '../choice.js';
import { Section } from '../section.js';
import { useCourseSite } from '../use-course-site.js';
import { FaultForm } from './fault-form.js';
import { speedOf, SPEEDS } from './speeds.js';
import { ActiveFaults } from './active-faults.js';

/** The simulated network: latency and faults. */
export function NetworkSection() {
  const { controls } = useCourseSite();
  const { latency } = useBehavior(controls.network$);
  return (
    <Section title={strings.NETWORK} hint={strings.START_UP_HINT}>
      <Choice
        label={strings.SPEED}
        options={SPEEDS}
        value={speedOf(latency)?.name}
        onChoose={(name) => {
          const speed = SPEEDS.find((one) => one.name === name);
          if (speed) controls.delay(speed.fromMs, speed.toMs);
        }}
      />
      <FaultForm />
      <ActiveFaults />
    </Section>
  );
}
