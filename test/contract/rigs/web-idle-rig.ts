import { WebIdle } from '../../../src/adapters/browser/idle.js';
import type { IdleRig } from '../idle.contract.js';

export function webIdleRig(): IdleRig {
  const waiting = new Map<number, () => void>();
  const connection = { saveData: false, effectiveType: '4g' };
  let handles = 0;
  const idle = new WebIdle({
    navigator: { connection },
    requestIdleCallback: (work) => {
      handles += 1;
      waiting.set(handles, work);
      return handles;
    },
    cancelIdleCallback: (handle) => {
      waiting.delete(handle);
    },
  });
  return {
    idle,
    rest: () => {
      const works = [...waiting.values()];
      waiting.clear();
      for (const work of works) work();
    },
    saveData: () => {
      connection.saveData = true;
    },
  };
}
