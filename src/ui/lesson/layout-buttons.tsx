import { KEY_SHEET, SHOW_DIRECTORY } from '../../domain/lesson/strings.js';
import { useDialogModule } from '../shared/hooks/use-dialog-module.js';
import { lazyModule } from '../shared/hooks/use-module.js';
import { KeyboardIcon } from './lesson-icons.js';

/** The buttons that open and close the drawer of the directory: below the player, and in its controls. */
export const DRAWER_BUTTONS = '.lesson-drawer-button, .player__button--directory';

interface DrawerButtonProps {
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Opens and closes the directory in wide mode. */
export function DrawerButton({ isOpen, onPress }: DrawerButtonProps) {
  return (
    <button
      type="button"
      className="btn lesson-head__neighbour lesson-drawer-button"
      aria-expanded={isOpen}
      onClick={onPress}
    >
      {SHOW_DIRECTORY}
    </button>
  );
}

const SHEET = lazyModule('key-sheet', () => import(/* webpackChunkName: "key-sheet" */ './key-sheet.js'));

interface KeySheetButtonProps {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** Opens the sheet of keys. */
export function KeySheetButton({ isOpen, setOpen }: KeySheetButtonProps) {
  const close = (): void => {
    setOpen(false);
  };
  const sheet = useDialogModule(SHEET, isOpen, close);
  return (
    <>
      <button
        type="button"
        className="icon-button lesson-head__keys"
        aria-label={KEY_SHEET}
        title={KEY_SHEET}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        <KeyboardIcon />
      </button>
      {sheet && <sheet.KeySheet onClose={close} />}
    </>
  );
}
