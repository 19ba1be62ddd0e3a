import { type KeyboardEvent, useEffect, useId, useRef } from 'react';

import { pressedKey } from '../../src/ui/shared/hooks/pressed-key.js';
import { CloseIcon } from '../../src/ui/shared/theme/icons.js';
import { CLOSE_PANEL, PANEL_INTRO, PANEL_TITLE, SOCIAL_LOGIN, SOCIAL_LOGIN_HINT } from '../strings.js';
import { Section } from './controls.js';
import { AccountsSection } from './accounts.js';
import { AgreementsSection, SettingsSection } from './settings.js';
import { CodesSection } from './codes.js';
import { FaceCheckSection, ScanSection } from './phone.js';
import { NetworkSection } from './network.js';
import { PaymentSection } from './payment.js';
import { ResetSection, SessionSection } from './session.js';

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
    dialog.current?.showModal();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only keeps Escape inside
    <dialog ref={dialog} className="offline-panel" aria-labelledby={titleId} onClose={onClose} onKeyDown={keepEscape}>
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
      <Section title={SOCIAL_LOGIN} hint={SOCIAL_LOGIN_HINT} />
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
  // oxlint-disable-next-line course-site/raw-keys -- that of an input method stays here too
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  if (pressedKey(event.nativeEvent, true) === '') event.preventDefault();
}
