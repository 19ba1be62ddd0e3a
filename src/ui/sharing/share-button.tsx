import { tap } from 'rxjs';

import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { SHARE_SHEET } from '../../domain/ports/share-sheet.js';
import { COPY_LINK_BY_HAND, SHARE_BY_MENU } from '../../domain/sharing.strings.js';
import { useSubmission } from '../shared/forms/use-submission.js';
import { useService } from '../shared/hooks/services.js';
import { useCopyText } from '../shared/hooks/use-copy.js';
import { useDevice } from '../shared/hooks/use-device.js';
import type { SharedLink } from './share-dialog.js';
import { useLinkDialog } from './use-link-dialog.js';

/** What is shared, as it is at the moment of the press. */
export interface ShareTarget {
  /** The name of the page in the share sheet. */
  readonly title: string;
  /** An address on this site. */
  readonly address: string;
  /** Confirms that the link was copied. */
  readonly copied: string;
  /** What the QR code of the link is for. */
  readonly scan: string;
}

interface ShareButtonProps {
  readonly name: string;
  readonly className: string;
  readonly target: () => ShareTarget;
}

/**
 * Opens the share sheet of a phone. Elsewhere it copies the link and shows it with a QR code, in WeChat with the way
 * through WeChat's menu, which no page can open (docs/spec/lesson.md#share).
 */
export function ShareButton({ name, className, target }: ShareButtonProps) {
  const { origin } = useService(PAGE_NAVIGATOR);
  const copyText = useCopyText();
  const sheet = useService(SHARE_SHEET);
  const { sharesBy } = useDevice();
  const [, submit] = useSubmission('announced');
  const [dialog, show] = useLinkDialog(name);
  const copy = (shared: SharedLink): void => {
    show(shared);
    // In the handler of the press: a browser refuses it later.
    copyText(shared.url, { done: shared.copied, byHand: COPY_LINK_BY_HAND });
  };
  return (
    <>
      <button
        type="button"
        className={className}
        onClick={() => {
          const { title, address, copied, scan } = target();
          const url = origin + address;
          const shared = sharesBy === 'menu' ? { url, copied, hint: SHARE_BY_MENU } : { url, copied, scan };
          if (sharesBy === 'sheet' && sheet.isAvailable)
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
      {dialog}
    </>
  );
}
