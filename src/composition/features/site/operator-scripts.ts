import { WebIdle } from '../../../adapters/browser/idle.js';
import { OperatorScripts } from '../../../adapters/browser/operator-scripts.js';
import { isPageReady } from '../../../boot/page-ready.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { OPERATOR_SCRIPTS } from '../../../domain/ports/page-tasks.js';
import { TIME } from '../../../domain/ports/time.js';
import { RUNTIME_SETTINGS } from '../../../domain/site/system-config.js';
import type { Bindings } from '../../services.js';

export const service = OPERATOR_SCRIPTS;
export const bindings: Bindings = (bind) => {
  bind(OPERATOR_SCRIPTS, [RUNTIME_SETTINGS, PAGE_NAVIGATOR, TIME], ({ scripts }, navigator, time) => {
    const idle = new WebIdle(window, time, 'any connection');
    const isReady = (page: ParentNode, height: number) => isPageReady(page, height, ['h1']);
    return new OperatorScripts(scripts, { navigator, time, idle, document, isReady });
  });
};
