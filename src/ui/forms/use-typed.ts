import { useSubscription } from 'observable-hooks';
import { useState } from 'react';
import type { Observable } from 'rxjs';

/** Tells what stands in a field of an open form, at first and whenever that changes; draws nothing. */
export function useTyped<Value>(open: () => Observable<Value>, told: (value: Value) => void): void {
  const [value$] = useState(open);
  useSubscription(value$, told);
}
