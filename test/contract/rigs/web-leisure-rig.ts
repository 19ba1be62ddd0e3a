import { WebLeisure } from '../../../src/adapters/browser/web-leisure.js';
import type { LeisureRig } from '../leisure.contract.js';

export function webLeisureRig(): LeisureRig {
  const waiting = new Map<number, () => void>();
  const connection = { saveData: false, effectiveType: '4g' };
  let handles = 0;
  const leisure = new WebLeisure({
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
    leisure,
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
