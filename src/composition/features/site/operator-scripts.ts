import { WebIdle } from '../../../adapters/browser/idle.js';
import { WebOperatorScripts } from '../../../adapters/browser/operator-scripts.js';
import { isPageReady } from '../../../boot/page-ready.js';
import { NAVIGATOR } from '../../../domain/ports/navigator.js';
import { OPERATOR_SCRIPTS } from '../../../domain/ports/operator-scripts.js';
import { TIME } from '../../../domain/ports/time.js';
import type { Bindings } from '../../services.js';

export const service = OPERATOR_SCRIPTS;
export const bindings: Bindings = (bind) => {
  bind(OPERATOR_SCRIPTS, [NAVIGATOR, TIME], (navigator, time) => {
    const idle = new WebIdle(window, time, 'any connection');
    return new WebOperatorScripts({
      navigator,
      time,
      idle,
      document,
      isReady: (...page) => isPageReady(...page, ['h1']),
    });
  });
};
