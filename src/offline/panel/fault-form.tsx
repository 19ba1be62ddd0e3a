import { useState } from 'react';

import type { Faulty } from '../../adapters/memory/engine/levers.js';
import * as says from '../../domain/messages/offline.js';
import { Choice } from './choice.js';
import { FAULTY, KINDS, TIMES } from './fault-choices.js';
import { LeverButton } from './lever-button.js';
import { useCourseSite } from './use-course-site.js';

/** Breaks a call: which, how, how often. */
export function FaultForm() {
  const { levers } = useCourseSite();
  const [call, setCall] = useState<Faulty>('all');
  const [kind, setKind] = useState('offline');
  const [often, setOften] = useState<(typeof TIMES)[number]['name']>('once');
  const breakIt = (): void => {
    const fault = KINDS.find(({ name }) => name === kind)?.fault;
    const times = TIMES.find(({ name }) => name === often)?.times;
    if (fault) levers.fail(call, fault, times);
  };
  return (
    <div className="levers__row">
      <Choice label={says.FAULT_CALL} options={FAULTY} value={call} onChoose={setCall} />
      <Choice label={says.FAULT_KIND} options={KINDS} value={kind} onChoose={setKind} />
      <Choice label={says.FAULT_TIMES} options={TIMES} value={often} onChoose={setOften} />
      <LeverButton onPull={breakIt}>{says.BREAK_IT}</LeverButton>
    </div>
  );
}
