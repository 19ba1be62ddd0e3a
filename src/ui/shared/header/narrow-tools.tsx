import { lazyModule, useClosedByFailure, useModule, usePrefetch } from '../hooks/use-module.js';
import { useClosedByEscape } from '../hooks/use-closed-by-back.js';
import { useOpenHere } from './open-menus.js';
import { NarrowButton } from './header-parts.js';

const PANEL = lazyModule('narrow-panel', () => import('./narrow-panel.js'));

/** The two buttons of a narrow screen: search and menu open in a panel. Its code is fetched when it is needed. */
export function NarrowTools() {
  const [open, setOpen] = useOpenHere<'menu' | 'search'>();
  const close = (): void => {
    setOpen(undefined);
  };
  const { module: panel } = useModule(PANEL, { isWanted: open !== undefined, onFailed: useClosedByFailure(close) });
  useClosedByEscape(open !== undefined && panel === undefined, close);
  const prefetch = usePrefetch(PANEL);
  const button = (opens: 'menu' | 'search') => (
    <NarrowButton
      opens={opens}
      aria-haspopup="dialog"
      aria-expanded={open === opens}
      {...prefetch}
      onClick={() => {
        setOpen(opens);
      }}
    />
  );
  return (
    <>
      {button('search')}
      {button('menu')}
      {panel && <panel.NarrowPanel content={open} onClose={close} />}
    </>
  );
}
