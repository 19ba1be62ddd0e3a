import { useState } from 'react';

import type { FaultTarget } from '../../../src/adapters/memory/server/controls.js';
import * as strings from '../../strings.js';
import { Choice } from '../choice.js';
import { ControlButton } from '../control-button.js';
import { useCourseSite } from '../use-course-site.js';
import { FAULTY, KINDS, TIMES } from './fault-choices.js';

/** Sets a fault: for which call, of which kind, how many times. */
export function FaultForm() {
  const { controls } = useCourseSite();
  const [call, setCall] = useState<FaultTarget>('all');
  const [kind, setKind] = useState('offline');
  const [timesName, setTimesName] = useState<(typeof TIMES)[number]['name']>('once');
  const setFault = (): void => {
    const fault = KINDS.find(({ name }) => name === kind)?.fault;
    const times = TIMES.find(({ name }) => name === timesName)?.times;
    if (fault) controls.fail(call, fault, times);
  };
  return (
    <div className="controls__row">
      <Choice label={strings.FAULT_CALL} options={FAULTY} value={call} onChoose={setCall} />
      <Choice label={strings.FAULT_KIND} options={KINDS} value={kind} onChoose={setKind} />
      <Choice label={strings.FAULT_TIMES} options={TIMES} value={timesName} onChoose={setTimesName} />
      <ControlButton onPress={setFault}>{strings.BREAK_IT}</ControlButton>
    </div>
  );
}
