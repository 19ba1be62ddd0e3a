import '../shared/theme/forms.scss';
import './avatar-cropper.scss';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { tap } from 'rxjs';

import type { AvatarChange, AvatarStage, ChosenImage } from '../../application/member/avatar-change.js';
import { type AppError, asAppError } from '../../domain/errors/app-error.js';
import { errorTextOf } from '../../domain/errors/error-catalogue.js';
import type { ImageFile, Square } from '../../domain/member/avatar.js';
import * as strings from '../../domain/member/strings.js';
import { DialogContent } from '../shared/widgets/dialog-frame.js';
import { AlertText, FormAlert, WaitingButton } from '../shared/forms/form-feedback.js';
import { useSubmission } from '../shared/forms/use-submission.js';
import { onPressEnd } from '../shared/hooks/press-end.js';

interface AvatarCropperProps {
  readonly change: AvatarChange;
  readonly file: ImageFile;
  readonly onClose: () => void;
}

type Opened =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly chosen: ChosenImage }
  | { readonly kind: 'failed'; readonly error: AppError };

const LARGEST_ZOOM = 4;
const KEY_STEP_PX = 10;

/** Decodes the chosen image, lets the member crop a square and uploads it. */
export function AvatarCropper({ change, file, onClose }: AvatarCropperProps) {
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  const open = useEffectEvent(() =>
    change.open(file).subscribe({
      next: (chosen) => {
        setOpened({ kind: 'open', chosen });
      },
      error: (thrown: unknown) => {
        setOpened({ kind: 'failed', error: asAppError(thrown) });
      },
    }),
  );
  useEffect(() => {
    const opening = open();
    return () => {
      opening.unsubscribe();
    };
  }, [file]);

  switch (opened.kind) {
    case 'opening':
      return (
        <p className="cropper__text" role="status">
          {strings.OPENING_IMAGE}
        </p>
      );
    case 'failed':
      return (
        <DialogContent>
          <AlertText text={errorTextOf(opened.error, strings.IMAGE_BROKEN)} />
        </DialogContent>
      );
    case 'open':
      return (
        <DialogContent>
          <SquareChooser change={change} chosen={opened.chosen} onClose={onClose} />
        </DialogContent>
      );
  }
}

interface AvatarPreviewProps {
  readonly address: string;
  /** In percent of the image. */
  readonly area: Area | undefined;
}

/** The avatar as the header will show it. */
function AvatarPreview({ address, area }: AvatarPreviewProps) {
  return (
    <span className="cropper__preview" aria-hidden="true">
      {area !== undefined && (
        <img
          src={address}
          alt=""
          style={{
            width: percent(10_000 / area.width),
            height: percent(10_000 / area.height),
            transform: `translate(${percent(-area.x)}, ${percent(-area.y)})`,
          }}
        />
      )}
    </span>
  );
}

function percent(value: number): string {
  return `${String(value)}%`;
}

interface SquareChooserProps {
  readonly change: AvatarChange;
  readonly chosen: ChosenImage;
  readonly onClose: () => void;
}

function SquareChooser({ change, chosen: { image, hint }, onClose }: SquareChooserProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Square>();
  const [shown, setShown] = useState<Area>();
  const [stage, setStage] = useState<AvatarStage>();
  const [submission, submit] = useSubmission();
  const busy = submission.kind === 'running';

  const area = useRef<HTMLDivElement>(null);
  const cropper = useRef<Cropper>(null);
  // For visitors who can press, but neither drag nor type (WCAG 2.5.7). The library keeps the image within its limits.
  const move = (key: string): void => {
    const slider = area.current?.querySelector('[role=slider]');
    slider?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  };

  const send = (wanted: Square): void => {
    submit(() => change.send(image, wanted).pipe(tap({ next: setStage, complete: onClose })));
  };
  return (
    <>
      {hint !== undefined && <p className="cropper__text">{hint}</p>}
      <div ref={area} className="cropper">
        <Cropper
          ref={cropper}
          image={image.address}
          crop={crop}
          zoom={zoom}
          maxZoom={LARGEST_ZOOM}
          aspect={1}
          // The square is sent; the avatar is round everywhere.
          cropShape="round"
          objectFit="contain"
          showGrid={false}
          // The content security policy forbids inline styles: the stylesheet is a file.
          disableAutomaticStylesInjection
          // Arrow keys move it in both directions; `slider` is the closest ARIA role.
          cropperProps={{
            role: 'slider',
            'aria-label': strings.CROP_AREA,
            'aria-valuenow': Math.round(crop.x),
            'aria-valuetext': strings.CROP_HINT,
          }}
          mediaProps={{ alt: '' }}
          onCropChange={setCrop}
          // The library waits for a release that it may not see, and knows no cancelled touch.
          onInteractionStart={({ source }) => {
            if (source === 'mouse' || source === 'touch') onPressEnd(() => cropper.current?.onDragStopped());
          }}
          onZoomChange={setZoom}
          keyboardStep={KEY_STEP_PX}
          onCropAreaChange={(share, { x, y, width }) => {
            setSquare({ x, y, side: width });
            setShown(share);
          }}
        />
      </div>
      <div className="cropper__hint">
        <p className="cropper__text">{strings.CROP_HINT}</p>
        <AvatarPreview address={image.address} area={shown} />
      </div>
      <div className="cropper__moves">
        {Object.entries(strings.MOVE_LABELS).map(([key, name]) => (
          <button
            key={key}
            type="button"
            className="btn btn-quiet"
            onClick={() => {
              move(key);
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <label className="cropper__zoom">
        <span>{strings.ZOOM}</span>
        <input
          type="range"
          min={1}
          max={LARGEST_ZOOM}
          step={0.1}
          value={zoom}
          aria-valuetext={strings.zoomPercent(zoom)}
          onChange={(event) => {
            setZoom(Number(event.target.value));
          }}
        />
      </label>
      <p className="cropper__text" role="status">
        {busy && (stage === 'sending' ? strings.SENDING_IMAGE : strings.CUTTING_IMAGE)}
      </p>
      <FormAlert submission={submission} />
      <WaitingButton
        className="btn btn-primary btn-lg form__submit"
        onClick={() => {
          if (square !== undefined) send(square);
        }}
        isBusy={busy}
        isOff={busy || square === undefined}
      >
        {strings.SAVE}
      </WaitingButton>
    </>
  );
}
