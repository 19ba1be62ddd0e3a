import { useState } from 'react';

import { CALL_NAMES, type Fault, FAULTS } from '../../src/adapters/memory/server/calls.js';
import { CALLS, FAULT_TITLES } from '../../src/adapters/memory/server/calls.strings.js';
import type { FaultTarget } from '../../src/adapters/memory/server/controls.js';
import { REQUEST_TIMEOUT_MS } from '../../src/domain/site/limits.js';
import { useBehavior } from '../../src/ui/shared/hooks/services.js';
import * as strings from '../strings.js';
import { ALL_CALLS, SPEED_NAMES, TIMES_NAMES, timesLeft } from '../strings.js';
import { Choice, ControlButton, type Option, Section } from './controls.js';
import { useCourseSite } from './use-course-site.js';

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

interface Latency {
  readonly fromMs: number;
  readonly toMs: number;
}

type SpeedName = keyof typeof SPEED_NAMES;

/** The latencies to choose from, from none to one that exceeds the time limit. */
const SPEEDS: readonly (Latency & { readonly name: SpeedName; readonly title: string })[] = [
  { name: 'instant', title: SPEED_NAMES.instant, fromMs: 0, toMs: 0 },
  { name: 'ordinary', title: SPEED_NAMES.ordinary, fromMs: 150, toMs: 300 },
  { name: 'slow', title: SPEED_NAMES.slow, fromMs: 2000, toMs: 2000 },
  { name: 'verySlow', title: SPEED_NAMES.verySlow, fromMs: 8000, toMs: 8000 },
  { name: 'tooSlow', title: SPEED_NAMES.tooSlow, fromMs: REQUEST_TIMEOUT_MS, toMs: REQUEST_TIMEOUT_MS },
];

/** The speed with that latency; `undefined` when the panel has none. */
function speedOf(latency: Latency) {
  return SPEEDS.find(({ fromMs, toMs }) => fromMs === latency.fromMs && toMs === latency.toMs);
}

/** The calls that can be made to fail, with "all calls" first. */
const FAULTY: readonly Option<FaultTarget>[] = (['all', ...CALL_NAMES] as const)
  // The browser itself navigates to QQ and WeChat, so no response can fail.
  .filter((name) => name !== 'qqRedirect' && name !== 'wechatRedirect')
  .map((name) => ({ name, title: callTitle(name) }));

/** The kinds of faults. */
const KINDS: readonly (Option<string> & { readonly fault: Fault })[] =
  // Object.keys widens the names of a literal table to string.
  (Object.keys(FAULTS) as (keyof typeof FAULTS)[]).map((name) => ({
    name,
    fault: FAULTS[name],
    title: FAULT_TITLES[name],
  }));

/** How many times a fault occurs. */
const TIMES = [
  { name: 'once', title: TIMES_NAMES.once, times: 1 },
  { name: 'thrice', title: TIMES_NAMES.thrice, times: 3 },
  { name: 'always', title: TIMES_NAMES.always, times: Infinity },
] as const;

function callTitle(name: FaultTarget): string {
  return name === 'all' ? ALL_CALLS : CALLS[name];
}

/** The title of an active fault. Compared by value, because a stored and restored fault is another object. */
function faultTitle(fault: Fault): string {
  const text = JSON.stringify(fault);
  return KINDS.find((kind) => JSON.stringify(kind.fault) === text)?.title ?? fault.kind;
}

function timesTitle(times: number): string {
  return times === Infinity ? TIMES_NAMES.always : timesLeft(times);
}

/** Sets a fault: for which call, of which kind, how many times. */
function FaultForm() {
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

/** The active faults, with buttons that remove them. */
function ActiveFaults() {
  const { controls } = useCourseSite();
  const { faults } = useBehavior(controls.network$);
  const active = FAULTY.flatMap(({ name }) => {
    const setting = faults[name];
    return setting ? [{ name, ...setting }] : [];
  });
  if (active.length === 0) return <p className="controls__hint">{strings.NO_FAULTS}</p>;
  return (
    <>
      <ul className="controls__list">
        {active.map(({ name, fault, times }) => (
          <li key={name} className="controls__item">
            <span className="controls__what">
              {strings.activeFault(callTitle(name), faultTitle(fault), timesTitle(times))}
            </span>
            <ControlButton
              onPress={() => {
                controls.clearFaults(name);
              }}
            >
              {strings.clearFaultLabel(callTitle(name))}
            </ControlButton>
          </li>
        ))}
      </ul>
      <ControlButton
        onPress={() => {
          controls.clearFaults();
        }}
      >
        {strings.CLEAR_FAULTS}
      </ControlButton>
    </>
  );
}
