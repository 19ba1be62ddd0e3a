import { type ReactNode, useState } from 'react';

import { useDialogModule } from '../shared/hooks/use-dialog-module.js';
import { lazyModule } from '../shared/hooks/use-module.js';
import type { SharedLink } from './share-dialog.js';

const DIALOG = lazyModule('share', () => import(/* webpackChunkName: "share" */ './share-dialog.js'));

/** Shows a link in a dialog, whose code is fetched then. `name` is its title. */
export function useLinkDialog(name: string): readonly [dialog: ReactNode, show: (link: SharedLink) => void] {
  const [link, setLink] = useState<SharedLink>();
  const close = (): void => {
    setLink(undefined);
  };
  const code = useDialogModule(DIALOG, link !== undefined, close);
  return [code && link && <code.ShareDialog name={name} link={link} onClose={close} />, setLink];
}
