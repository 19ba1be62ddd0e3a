import { useState } from 'react';
import { tap } from 'rxjs';

import { NAVIGATOR } from '../../domain/ports/navigator.js';
import { NOTIFIER } from '../../domain/ports/notifier.js';
import { SHARE_SHEET } from '../../domain/ports/share-sheet.js';
import { COPY_LINK_BY_HAND } from '../../domain/sharing.strings.js';
import { DIALOG_FAILED, DIALOG_UNREACHABLE } from '../../domain/site/strings.js';
import { useSubmission } from '../shared/forms/use-submission.js';
import { useService } from '../shared/hooks/services.js';
import { useCode } from '../shared/hooks/use-code.js';
import { copyText } from '../shared/hooks/use-copy.js';
import type { SharedLink } from './share-dialog.js';

/** What is shared, as it is at the moment of the press. */
export interface ShareTarget extends Omit<SharedLink, 'url'> {
  /** The name of the page in the share sheet. */
  readonly title: string;
  /** An address on this site. */
  readonly address: string;
}

interface ShareButtonProps {
  readonly name: string;
  readonly className: string;
  readonly target: () => ShareTarget;
}

const DIALOG = {
  name: 'share',
  fetch: () => import(/* webpackChunkName: "share" */ './share-dialog.js').then(({ ShareDialog }) => ShareDialog),
};

/**
 * Opens the share sheet of a phone. Elsewhere it copies the link and shows it with a QR code
 * (docs/spec/lesson.md#share).
 */
export function ShareButton({ name, className, target }: ShareButtonProps) {
  const { origin } = useService(NAVIGATOR);
  const notifier = useService(NOTIFIER);
  const sheet = useService(SHARE_SHEET);
  const [, submit] = useSubmission('announced');
  const [link, setLink] = useState<SharedLink>();
  const { state: dialog } = useCode(DIALOG, {
    isWanted: link !== undefined,
    onFailed: (online) => {
      notifier.error(online ? DIALOG_FAILED : DIALOG_UNREACHABLE);
      setLink(undefined);
    },
  });
  const copy = (shared: SharedLink): void => {
    setLink(shared);
    // In the handler of the press: a browser refuses it later.
    copyText(shared.url).then(
      () => {
        notifier.success(shared.copied);
      },
      () => {
        notifier.error(COPY_LINK_BY_HAND);
      },
    );
  };
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => {
          const { title, address, ...texts } = target();
          const shared = { ...texts, url: origin + address };
          if (sheet.isAvailable)
            submit(() =>
              sheet.open({ title, url: shared.url }).pipe(
                tap((isOpened) => {
                  if (!isOpened) copy(shared);
                }),
              ),
            );
          else copy(shared);
        }}
      >
        {name}
      </button>
      {link && dialog.kind === 'ready' && (
        <dialog.value
          name={name}
          link={link}
          onClose={() => {
            setLink(undefined);
          }}
        />
      )}
    </>
  );
}
