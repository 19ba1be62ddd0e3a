import { useBehavior } from '../../../src/ui/hooks/services.js';
import * as strings from '../../strings.js';
import { ControlButton } from '../control-button.js';
import { useCourseSite } from '../use-course-site.js';
import { callTitle, faultTitle, FAULTY, timesTitle } from './fault-choices.js';

/** The active faults, with buttons that remove them. */
export function ActiveFaults() {
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
              {strings.healOf(callTitle(name))}
            </ControlButton>
          </li>
        ))}
      </ul>
      <ControlButton
        onPress={() => {
          controls.clearFaults();
        }}
      >
        {strings.HEAL_ALL}
      </ControlButton>
    </>
  );
}
