import type { ReactNode } from 'react';

import type { WechatLinkState } from '../../application/member/social-accounts.js';
import { errorTextOf } from '../../domain/errors/error-catalogue.js';
import * as strings from '../../domain/member/strings.js';
import { REFRESH_QR, SCAN_EXPIRED, SCAN_FAILED, SCAN_LOADING } from '../../domain/signing-in/strings.js';
import { RETRY } from '../../domain/site/strings.js';
import { useDevice } from '../shared/hooks/use-device.js';
import { useRefreshable } from '../shared/hooks/use-refreshable.js';
import { QrPanel, ScanCode } from '../shared/widgets/qr-panel.js';
import type { ActionProps } from './account-forms.js';

/** A QR code that links the member's WeChat account. Once the account is linked the dialog closes. */
export function WechatLinkScan({ service: { wechat } }: Pick<ActionProps, 'service'>) {
  const [state, renew] = useRefreshable<WechatLinkState>((renew$) => wechat.watch(renew$), { kind: 'loading' });
  const { text, code, renewal } = viewOf(state);
  const { isHandheld } = useDevice();
  return (
    <>
      {isHandheld && (
        <div className="qr-here">
          <p>{strings.LINK_ON_COMPUTER}</p>
        </div>
      )}
      <QrPanel
        code={code}
        text={text}
        renewal={renewal === undefined ? undefined : { name: renewal, renew }}
        isDone={state.kind === 'linked'}
      />
    </>
  );
}

interface LinkView {
  readonly text: string;
  readonly code?: ReactNode;
  readonly renewal?: string;
}

function viewOf(state: WechatLinkState): LinkView {
  switch (state.kind) {
    case 'loading':
      return { text: SCAN_LOADING };
    case 'ready':
      return { text: strings.SCAN_TO_LINK, code: <ScanCode image={state.ticket.qr} name={strings.LINK_QR_NAME} /> };
    case 'expired':
      return {
        text: SCAN_EXPIRED,
        code: <ScanCode image={state.ticket.qr} name={strings.LINK_QR_NAME} />,
        renewal: REFRESH_QR,
      };
    case 'failed':
      return { text: errorTextOf(state.error, SCAN_FAILED), code: false, renewal: RETRY };
    case 'linked':
      return { text: strings.SCANNED, code: <ScanCode image={state.ticket.qr} name={strings.LINK_QR_NAME} /> };
  }
}
