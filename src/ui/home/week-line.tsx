import './week-line.scss';

import { useState } from 'react';

import type { Home } from '../../application/home.js';
import { learnedThisWeek, ON_THIS_DEVICE } from '../../domain/home/week.strings.js';
import { useDialogCode } from '../shared/hooks/use-dialog-code.js';
import { useRefreshable } from '../shared/hooks/use-refreshable.js';

const DIALOG = {
  name: 'week-dialog',
  fetch: () => import(/* webpackChunkName: "week-dialog" */ './week-dialog.js'),
};

/** What was learned in this week on this device, if anything; opens how it is counted (docs/spec/week.md#display). */
export function WeekLine({ weeks }: Pick<Home, 'weeks'>) {
  const [week] = useRefreshable(() => weeks.watch(), undefined);
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
  };
  const dialog = useDialogCode(DIALOG, isOpen, close);
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
      {dialog && (
        <dialog.WeekDialog
          week={week}
          onStop={() => {
            weeks.turn('off');
          }}
          onClose={close}
        />
      )}
    </>
  );
}
