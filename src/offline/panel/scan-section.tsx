import { useState } from 'react';

import { TIME } from '../../application/tokens.js';
import * as says from '../../domain/messages/offline.js';
import { useService } from '../../ui/hooks/services.js';
import { useBehavior } from '../../ui/hooks/use-behavior.js';
import { Choice } from './choice.js';
import { LeverButton } from './lever-button.js';
import { Section } from './section.js';
import { everybody } from './somebody.js';
import { useCourseSite } from './use-course-site.js';

/** The phone before the QR code of WeChat, to sign in or to link it: who scans the newest ticket, if anybody does. */
export function ScanSection() {
  const { levers } = useCourseSite();
  const time = useService(TIME);
  const newest = useBehavior(levers.signingIn.scans$).all.at(-1);
  const people = everybody(useBehavior(levers.users$).all);
  const [name, setName] = useState('must-bind');
  if (newest?.value.kind !== 'waiting' || newest.endsAt <= time.now())
    return <Section title={says.SCAN} hint={says.NO_SCAN_YET} />;

  const scan = (): void => {
    const somebody = people.find((one) => one.name === name);
    if (somebody) levers.signingIn.scan(somebody.who, newest.key);
  };
  return (
    <Section title={says.SCAN} hint={says.SCAN_PENDING}>
      <div className="levers__row">
        <Choice label={says.SCANNED_BY} options={people} value={name} onChoose={setName} />
        <LeverButton onPull={scan}>{says.SCAN_NOW}</LeverButton>
        <LeverButton
          onPull={() => {
            levers.signingIn.expireScan(newest.key);
          }}
        >
          {says.SCAN_EXPIRES}
        </LeverButton>
      </div>
    </Section>
  );
}
