import { useEffect, useId, useRef } from 'react';

import { isForInputMethod } from '../../src/ui/hooks/input-method.js';
import { CloseIcon } from '../../src/ui/theme/icons.js';
import { CLOSE_PANEL, PANEL_INTRO, PANEL_TITLE, QQ, QQ_HINT } from '../strings.js';
import { Section } from './section.js';
import { AccountsSection } from './sections/accounts-section.js';
import { AgreementsSection } from './sections/agreements-section.js';
import { CodesSection } from './sections/codes-section.js';
import { FaceCheckSection } from './sections/face-check-section.js';
import { NetworkSection } from './sections/network-section.js';
import { PaymentSection } from './sections/payment-section.js';
import { ResetSection } from './sections/reset-section.js';
import { ScanSection } from './sections/scan-section.js';
import { SessionSection } from './sections/session-section.js';
import { SettingsSection } from './sections/settings-section.js';

interface PanelProps {
  readonly onClose: () => void;
  readonly onReset: () => void;
}

/**
 * All controls, in a native modal dialog. It is in the top layer, above Bootstrap dialogs of the site and outside their
 * focus trap, so that a code can be looked up while a form is open.
 */
export function Panel({ onClose, onReset }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.addEventListener('keydown', keepEscape);
    return () => {
      element.removeEventListener('keydown', keepEscape);
    };
  }, []);

  return (
    <dialog ref={dialog} className="offline-panel" aria-labelledby={titleId} onClose={onClose}>
      <div className="offline-panel__top">
        <h2 id={titleId} className="offline-panel__title">
          {PANEL_TITLE}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={CLOSE_PANEL}
          onClick={() => {
            dialog.current?.close();
          }}
        >
          <CloseIcon />
        </button>
      </div>
      <p className="controls__hint">{PANEL_INTRO}</p>
      <CodesSection />
      <AccountsSection />
      <ScanSection />
      <Section title={QQ} hint={QQ_HINT} />
      <FaceCheckSection />
      <PaymentSection />
      <SettingsSection />
      <AgreementsSection />
      <SessionSection />
      <NetworkSection />
      <ResetSection onReset={onReset} />
    </dialog>
  );
}

/** Escape closes the panel only, not a dialog of the site below it. A key of an input method closes neither. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  if (isForInputMethod(event)) event.preventDefault();
}
