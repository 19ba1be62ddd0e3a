import './week-line.scss';

import { useState } from 'react';

import type { Home } from '../../application/home.js';
import { learnedThisWeek, ON_THIS_DEVICE } from '../../domain/home/week.strings.js';
import { NOTIFIER } from '../../domain/ports/notifier.js';
import { DIALOG_FAILED, DIALOG_UNREACHABLE } from '../../domain/site/strings.js';
import { useService } from '../shared/hooks/services.js';
import { useCode } from '../shared/hooks/use-code.js';
import { useRefreshable } from '../shared/hooks/use-refreshable.js';

/** What was learned in this week on this device, if anything; opens how it is counted (docs/spec/week.md#display). */
export function WeekLine({ weeks }: Pick<Home, 'weeks'>) {
  const notifier = useService(NOTIFIER);
  const [week] = useRefreshable(() => weeks.watch(), undefined);
  const [isOpen, setOpen] = useState(false);
  const { state } = useCode(
    {
      name: 'week-dialog',
      fetch: () =>
        import(/* webpackChunkName: "week-dialog" */ './week-dialog.js').then(({ WeekDialog }) => WeekDialog),
    },
    {
      isWanted: isOpen,
      onFailed: (online) => {
        setOpen(false);
        notifier.error(online ? DIALOG_FAILED : DIALOG_UNREACHABLE);
      },
    },
  );
  if (week === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="week-line"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <span>{learnedThisWeek(week.lessonIds.length, week.seconds)}</span>
        <span className="week-line__where">{ON_THIS_DEVICE}</span>
      </button>
      {isOpen && state.kind === 'ready' && (
        <state.value
          week={week}
          onStop={() => {
            weeks.turn('off');
          }}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
