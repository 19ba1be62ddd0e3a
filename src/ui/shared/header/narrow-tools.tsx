import { NOTIFIER } from '../../../domain/ports/notifier.js';
import { UNKNOWN_ERROR } from '../../../domain/site/strings.js';
import { useService } from '../hooks/services.js';
import { useCode } from '../hooks/use-code.js';
import { useOpenHere } from './open-menus.js';
import { NarrowButton } from './header-parts.js';

const loadPanel = () => import('./narrow-panel.js').then((module) => module.NarrowPanel);

/** Prefetches the panel's code. A failure is ignored: the press fetches it again. */
const prepare = (): void => {
  loadPanel().catch(() => undefined);
};

/** The two buttons of a narrow screen: search and menu open in a panel. Its code is fetched when it is needed. */
export function NarrowTools() {
  const notifier = useService(NOTIFIER);
  const [open, setOpen] = useOpenHere<'menu' | 'search'>();
  const close = (): void => {
    setOpen(undefined);
  };
  const { state: panel } = useCode(
    { name: 'narrow-panel', fetch: loadPanel },
    {
      isWanted: open !== undefined,
      onFailed: () => {
        close();
        notifier.error(UNKNOWN_ERROR);
      },
    },
  );
  const button = (opens: 'menu' | 'search') => (
    <NarrowButton
      opens={opens}
      aria-haspopup="dialog"
      aria-expanded={open === opens}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => {
        setOpen(opens);
      }}
    />
  );
  return (
    <>
      {button('search')}
      {button('menu')}
      {panel.kind === 'ready' && <panel.value content={open} onClose={close} />}
    </>
  );
}
