import './avatar-chooser.scss';

import { type ChangeEvent, useRef, useState } from 'react';

import type { AvatarChange } from '../../application/member/avatar-change.js';
import { AVATAR_TYPES, type ImageFile, sizeFault } from '../../domain/member/avatar.js';
import * as strings from '../../domain/member/strings.js';
import { NOTIFIER } from '../../domain/ports/notifier.js';
import { DialogFrame } from '../shared/widgets/dialog-frame.js';
import { Skeleton } from '../shared/feedback/skeleton.js';
import { Avatar } from '../shared/header/avatar.js';
import { useService } from '../shared/hooks/services.js';
import { useDialogModule } from '../shared/hooks/use-dialog-module.js';
import { lazyModule } from '../shared/hooks/use-module.js';
import { CameraIcon } from '../shared/theme/lazy-icons.js';

const CROPPER = lazyModule(
  'avatar-cropper',
  () => import(/* webpackChunkName: "avatar-cropper" */ './avatar-cropper.js'),
);

interface AvatarChooserProps {
  /** Address of the current avatar; empty when there is none. */
  readonly url: string;
  readonly change: AvatarChange;
}

/** The avatar as a button: it opens the browser's file dialog, then the cropper for the chosen image. */
export function AvatarChooser({ url, change }: AvatarChooserProps) {
  const notifier = useService(NOTIFIER);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageFile>();
  const close = (): void => {
    setChosen(undefined);
  };
  const cropper = useDialogModule(CROPPER, chosen !== undefined, close);

  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const { files } = event.target;
    const [file] = files ?? [];
    if (file === undefined) return;
    const fault = sizeFault(file.size);
    if (fault === undefined) {
      readFile(file).then(setChosen, () => {
        notifier.error(strings.IMAGE_BROKEN);
      });
    } else {
      notifier.error(fault);
    }
    // Otherwise choosing the same file again would fire no event.
    event.target.value = '';
  };

  return (
    <>
      <button
        type="button"
        className="member-head__image"
        title={strings.CHANGE_AVATAR}
        aria-label={strings.CHANGE_AVATAR}
        onClick={() => {
          input.current?.click();
        }}
      >
        <Avatar url={url} />
        <span className="member-head__camera">
          <CameraIcon />
        </span>
      </button>
      <input ref={input} type="file" accept={AVATAR_TYPES} hidden onChange={choose} />
      {chosen && (
        <DialogFrame title={strings.CROP_AVATAR} onClose={close}>
          {cropper ? <cropper.AvatarCropper change={change} file={chosen} onClose={close} /> : <Skeleton />}
        </DialogFrame>
      )}
    </>
  );
}

async function readFile(file: File): Promise<ImageFile> {
  return { name: file.name, mediaType: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}
