import { useState } from 'react';

import { TIME } from '../../../src/domain/ports/browser/time.js';
import { useBehavior, useService } from '../../../src/ui/hooks/services.js';
import * as strings from '../../strings.js';
import { Choice } from '../choice.js';
import { ControlButton } from '../control-button.js';
import { Section } from '../section.js';
import { useCourseSite } from '../use-course-site.js';
import { allUsers } from './all-users.js';

/**
 * Simulates the phone that scans a WeChat QR code, for login or for linking: the visitor chooses which user scans the
 * newest ticket.
 */
export function ScanSection() {
  const { controls } = useCourseSite();
  const time = useService(TIME);
  const newest = useBehavior(controls.signingIn.scans$).all.at(-1);
  const people = allUsers(useBehavior(controls.users$).all);
  const [name, setName] = useState('must-bind');
  if (newest?.value.kind !== 'waiting' || newest.endsAt <= time.now())
    return <Section title={strings.SCAN} hint={strings.NO_SCAN_YET} />;

  const scan = (): void => {
    const person = people.find((one) => one.name === name);
    if (person) controls.signingIn.scan(person.who, newest.key);
  };
  return (
    <Section title={strings.SCAN} hint={strings.SCAN_PENDING}>
      <div className="controls__row">
        <Choice label={strings.SCANNED_BY} options={people} value={name} onChoose={setName} />
        <ControlButton onPress={scan}>{strings.SCAN_NOW}</ControlButton>
        <ControlButton
          onPress={() => {
            controls.signingIn.expireScan(newest.key);
          }}
        >
          {strings.SCAN_EXPIRES}
        </ControlButton>
      </div>
    </Section>
  );
}
