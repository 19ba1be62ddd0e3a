import './print-button.scss';

import { PRINT } from '../../../domain/site/strings.js';
import { RUNTIME_SETTINGS } from '../../../domain/site/system-config.js';
import { useService } from '../hooks/services.js';
import { Icon } from '../theme/icons.js';

interface PrintButtonProps {
  readonly className: string;
  /** What is to be loaded first; by default the browser prints at once. */
  readonly onPress?: () => void;
}

/** Prints the page (docs/spec/taking-along.md#button). A phone has no menu for it, and a browser inside an app does not print. */
export function PrintButton({ className, onPress = printPage }: PrintButtonProps) {
  const { canSaveFiles } = useService(RUNTIME_SETTINGS);
  if (!canSaveFiles) return null;
  return (
    <button type="button" className={`btn ${className} print-button`} onClick={onPress}>
      <Icon>
        <path d="M7 9V4h10v5M7 17H4v-7.500h16V17h-3M7 14h10v6H7z" />
      </Icon>
      <span>{PRINT}</span>
    </button>
  );
}

export function printPage(): void {
  window.print();
}
