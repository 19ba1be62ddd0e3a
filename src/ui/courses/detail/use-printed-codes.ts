import { useEffect, useState } from 'react';
import { timer } from 'rxjs';

import { TIME } from '../../../domain/ports/time.js';
import { subscribed } from '../../shared/hooks/effects.js';
import { useService } from '../../shared/hooks/services.js';
import { useWasIdle } from '../../shared/hooks/use-was-idle.js';
import { lazyModule, useModule } from '../../shared/hooks/use-module.js';
import { printPage, usePrinting } from '../../shared/hooks/use-printing.js';

const CHAPTER_CODE = lazyModule(
  'chapter-code',
  () => import(/* webpackChunkName: "chapter-code" */ '../chapter-code.js'),
);

/**
 * Prints the directory with a QR code for each chapter, whose code is loaded first; without it, the directory is printed
 * all the same. `Code` is defined while the browser prints, also by its own menu, for which the code is loaded when the
 * browser is idle.
 */
export function usePrintedCodes() {
  const time = useService(TIME);
  const isPrinting = usePrinting();
  const [presses, setPresses] = useState(0);
  const [failed, setFailed] = useState(false);
  const wasIdle = useWasIdle();
  const { module } = useModule(CHAPTER_CODE, {
    isWanted: (presses > 0 || wasIdle) && !failed,
    onFailed: () => {
      setFailed(true);
    },
  });
  const isSettled = module !== undefined || failed;
  useEffect(() => {
    if (presses === 0 || !isSettled) return;
    // Outside of the effect: React renders what is printed while the browser waits in `print`.
    return subscribed(timer(0, time), () => {
      printPage();
    });
  }, [presses, isSettled, time]);
  return {
    isPrinting,
    Code: isPrinting ? module?.ChapterCode : undefined,
    print: () => {
      setPresses(presses + 1);
    },
  };
}
