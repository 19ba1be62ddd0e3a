import './week-off.scss';

import { COUNT_AGAIN, COUNTING_IS_OFF } from '../../domain/home/week.strings.js';
import type { StudyCenter } from '../../application/study/study-center.js';
import { useRefreshable } from '../shared/hooks/use-refreshable.js';

/** Where the visitor has stopped counting what is learned in a week: the way back (docs/spec/week.md#display). */
export function WeekOff({ weeks }: Pick<StudyCenter, 'weeks'>) {
  const [isOff] = useRefreshable(() => weeks.watchOff(), false);
  if (!isOff) return null;
  return (
    <p className="week-off" data-focus-next=".study__head">
      <span>{COUNTING_IS_OFF}</span>
      <button
        type="button"
        className="btn btn-quiet"
        onClick={() => {
          weeks.turn('on');
        }}
      >
        {COUNT_AGAIN}
      </button>
    </p>
  );
}
