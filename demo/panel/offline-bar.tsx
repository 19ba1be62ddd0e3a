import { useState } from 'react';

import { pressedKey, useKeyDown } from '../../src/ui/shared/hooks/pressed-key.js';
import { OFFLINE_DEMO, OPEN_PANEL, SHORTCUT } from '../strings.js';
import { ControlButton } from './controls.js';
import { Panel } from './panel.js';
import { ReportContext } from './copy-and-fill.js';
import { QuickCodes } from './codes.js';

/**
 * The bar that marks the site as a demo and opens the panel (docs/spec/offline-demo.md#demo-panel). A dialog of the
 * site traps the focus, so Alt+O opens the panel from anywhere.
 */
export function OfflineBar({ onReset }: { readonly onReset: () => void }) {
  const [open, setOpen] = useState(false);
  const [status, setStatus] = useState('');
  useKeyDown((event) => {
    if (pressedKey(event) !== 'Alt+o') return;
    event.preventDefault();
    setOpen(true);
  });

  return (
    <ReportContext value={setStatus}>
      <aside className="offline-bar" aria-label={OFFLINE_DEMO}>
        <ControlButton
          about={OPEN_PANEL}
          onPress={() => {
            setOpen(true);
          }}
        >
          <strong>{OFFLINE_DEMO}</strong> <kbd className="offline-bar__key">{SHORTCUT}</kbd>
        </ControlButton>
        <QuickCodes />
        <span className="offline-bar__status" role="status">
          {status}
        </span>
      </aside>
      {open ? (
        <Panel
          onReset={onReset}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : undefined}
    </ReportContext>
  );
}
