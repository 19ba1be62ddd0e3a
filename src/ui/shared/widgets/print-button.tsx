import './print-button.scss';

import type { RefObject } from 'react';

import { PRINT } from '../../../domain/site/strings.js';
import { useDevice } from '../hooks/use-device.js';
import { printPage } from '../hooks/use-printing.js';
import { Icon } from '../theme/icons.js';

interface PrintButtonProps {
  readonly className?: string;
  /** What is printed without the page around it; by default the page. */
  readonly part?: RefObject<Element | null>;
  /** Where something is to be loaded first; by default the browser prints at once. */
  readonly onPress?: () => void;
}

/** Prints (docs/spec/taking-along.md#button). A phone has no menu for it, and a browser inside an app does not print. */
export function PrintButton({ className = 'btn-quiet', part, onPress }: PrintButtonProps) {
  if (!useDevice().canPrint) return null;
  const print = (): void => {
    printPage(part?.current);
  };
  return (
    <button type="button" className={`btn ${className} print-button`} onClick={onPress ?? print}>
      <Icon>
        <path d="M7 9V4h10v5M7 17H4v-7.500h16V17h-3M7 14h10v6H7z" />
      </Icon>
      <span>{PRINT}</span>
    </button>
  );
}
