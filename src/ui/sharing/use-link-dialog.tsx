import { type ReactNode, useState } from 'react';

import { NOTIFIER } from '../../domain/ports/notifier.js';
import { DIALOG_FAILED, DIALOG_UNREACHABLE } from '../../domain/site/strings.js';
import { useCode } from '../shared/hooks/use-code.js';
import { useService } from '../shared/hooks/services.js';
import type { SharedLink } from './share-dialog.js';

const DIALOG = {
  name: 'share',
  fetch: () => import(/* webpackChunkName: "share" */ './share-dialog.js').then(({ ShareDialog }) => ShareDialog),
};

/** Shows a link in a dialog, whose code is fetched then. `name` is its title. */
export function useLinkDialog(name: string): readonly [dialog: ReactNode, show: (link: SharedLink) => void] {
  const notifier = useService(NOTIFIER);
  const [link, setLink] = useState<SharedLink>();
  const { state } = useCode(DIALOG, {
    isWanted: link !== undefined,
    onFailed: (online) => {
      notifier.error(online ? DIALOG_FAILED : DIALOG_UNREACHABLE);
      setLink(undefined);
    },
  });
  const dialog = link && state.kind === 'ready' && (
    <state.value
      name={name}
      link={link}
      onClose={() => {
        setLink(undefined);
      }}
    />
  );
  return [dialog, setLink];
}
