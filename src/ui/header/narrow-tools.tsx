import { NOTIFIER } from '../../application/tokens.js';
import { OPEN_MENU, SEARCH_LABEL, UNKNOWN_ERROR } from '../../domain/site/words.js';
import { useService } from '../hooks/services.js';
import { useCode } from '../hooks/use-code.js';
import { useOpenHere } from '../hooks/use-open-here.js';
import { MenuIcon } from '../theme/icons/menu-icon.js';
import { SearchIcon } from '../theme/icons/search-icon.js';

const loadPanel = () => import('./narrow-panel.js').then((module) => module.NarrowPanel);

/** Fetches the panel's code ahead of the press. A failure here is none: the press tries again. */
const prepare = (): void => {
  loadPanel().catch(() => undefined);
};

/** The two buttons of a narrow screen: search and menu open in a panel, whose code comes when it is wanted. */
export function NarrowTools() {
  const notifier = useService(NOTIFIER);
  const [open, setOpen] = useOpenHere<'menu' | 'search'>();
  const close = (): void => {
    setOpen(undefined);
  };
  const { state: panel } = useCode(
    { name: 'narrow-panel', fetch: loadPanel },
    {
      wanted: open !== undefined,
      onFailed: () => {
        close();
        notifier.error(UNKNOWN_ERROR);
      },
    },
  );
  const button = (name: 'menu' | 'search') => ({
    type: 'button' as const,
    className: `icon-button narrow-tools__${name}`,
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': open === name,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => {
      setOpen(name);
    },
  });
  return (
    <>
      <button {...button('search')} aria-label={SEARCH_LABEL}>
        <SearchIcon />
      </button>
      <button {...button('menu')} aria-label={OPEN_MENU}>
        <MenuIcon />
      </button>
      {panel.kind === 'ready' && <panel.value content={open} onClose={close} />}
    </>
  );
}
