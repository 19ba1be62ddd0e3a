import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

import { PASSWORD_TAB, SMS_TAB } from '../../../domain/signing-in/strings.js';
import { pressedKey } from '../../shared/hooks/pressed-key.js';

export type LoginTab = 'password' | 'sms';

/** The tab that the device has stored; the first one if it has none. */
export function readLoginTab(stored: string | undefined): LoginTab {
  return stored === 'sms' ? 'sms' : 'password';
}

interface LoginTabsProps {
  readonly method: LoginTab;
  readonly onChoose: (method: LoginTab) => void;
  /** The form of the selected login method. */
  readonly children: ReactNode;
}

const TABS: readonly { readonly method: LoginTab; readonly name: string }[] = [
  { method: 'password', name: PASSWORD_TAB },
  { method: 'sms', name: SMS_TAB },
];

/**
 * Tabs by the ARIA pattern: one tab stop; arrow keys, Home and End select a tab and focus it
 * (docs/spec/appearance.md#keyboard).
 */
export function LoginTabs({ method, onChoose, children }: LoginTabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const index = nextIndex(
      pressedKey(event.nativeEvent, true),
      TABS.findIndex((tab) => tab.method === method),
    );
    const next = TABS.at(index ?? TABS.length);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.method);
    list.current?.querySelector<HTMLElement>(`[data-method=${next.method}]`)?.focus();
  };
  return (
    <>
      <div ref={list} className="tabs" role="tablist">
        {TABS.map((tab) => (
          <button
            key={tab.method}
            type="button"
            role="tab"
            id={`${id}-${tab.method}`}
            className="tabs__tab"
            data-method={tab.method}
            aria-selected={tab.method === method}
            aria-controls={`${id}-panel`}
            tabIndex={tab.method === method ? 0 : -1}
            onKeyDown={move}
            onClick={() => {
              onChoose(tab.method);
            }}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${method}`}>
        {children}
      </div>
    </>
  );
}

/** Index of the tab that a key selects, if any. A negative index counts from the end, as in `at`. */
function nextIndex(key: string, current: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % TABS.length;
    case 'ArrowLeft':
      return current - 1;
    case 'Home':
      return 0;
    case 'End':
      return -1;
    default:
      return undefined;
  }
}
