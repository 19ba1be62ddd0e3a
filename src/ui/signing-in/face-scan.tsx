import type { ReactNode } from 'react';

import type { FaceCheckState } from '../../application/signing-in/member-steps.js';
import { errorTextOf } from '../../domain/errors/error-catalogue.js';
import * as strings from '../../domain/signing-in/strings.js';
import { RETRY } from '../../domain/site/strings.js';
import { useDevice } from '../shared/hooks/use-device.js';
import { useRefreshable } from '../shared/hooks/use-refreshable.js';
import { OpenHere } from '../shared/widgets/open-here.js';
import { QrCode, QrPanel } from '../shared/widgets/qr-panel.js';
import { useSigningIn } from './signing-in.js';

interface FaceScanProps {
  readonly target: string;
  /** The way back where the site has no such check; by default the check is no longer demanded. */
  readonly back?: { readonly name: string; readonly go: () => void };
}

/** A QR code for the phone, while the page is mounted. Once verified, the visitor continues to `target`. */
export function FaceScan({ target, back }: FaceScanProps) {
  const { faceCheck } = useSigningIn();
  const [state, renew] = useRefreshable<FaceCheckState>((again$) => faceCheck.watch(again$, target), {
    kind: 'starting',
  });
  const { text, code } = viewOf(state);
  const { isHandheld } = useDevice();
  const isFailed = state.kind === 'failed' || state.kind === 'off';
  const { name, go } = back ?? {
    name: strings.GO_ON,
    go: () => {
      faceCheck.waive();
    },
  };
  return (
    <>
      {isHandheld && (
        <div className="qr-here">
          {state.kind === 'ready' && <OpenHere url={state.ticket.url}>{strings.FACE_CHECK_HERE}</OpenHere>}
        </div>
      )}
      <QrPanel
        code={code}
        text={text}
        aside={!isFailed && <p className="qr__hint">{strings.FACE_CHECK_CONTINUES}</p>}
        renewal={isFailed ? (state.kind === 'off' ? { name, renew: go } : { name: RETRY, renew }) : undefined}
      />
    </>
  );
}

/** Text and image for each state of docs/spec/signing-in.md#face-check; `code` is `undefined` while it loads. */
function viewOf(state: FaceCheckState): { readonly text: string; readonly code?: ReactNode } {
  switch (state.kind) {
    case 'starting':
      return { text: strings.FACE_STARTING };
    case 'ready':
      return { text: strings.FACE_CHECK_HINT, code: <QrCode text={state.ticket.url} name={strings.FACE_QR_NAME} /> };
    case 'off':
      return { text: strings.FACE_CHECK_OFF, code: false };
    case 'failed':
      return { text: errorTextOf(state.error, strings.SCAN_FAILED), code: false };
  }
}
