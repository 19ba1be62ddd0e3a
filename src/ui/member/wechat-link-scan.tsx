import type { WechatLinkState } from '../../application/member/social-accounts.js';
import * as strings from '../../domain/member/strings.js';
import { useDevice } from '../shared/hooks/use-device.js';
import { useRefreshable } from '../shared/hooks/use-refreshable.js';
import { WechatCode } from '../signing-in/wechat-code.js';
import type { ActionProps } from './account-forms.js';

/** A QR code that links the member's WeChat account. Once the account is linked the dialog closes. */
export function WechatLinkScan({ service: { wechat } }: Pick<ActionProps, 'service'>) {
  const [state, renew] = useRefreshable<WechatLinkState>((renew$) => wechat.watch(renew$), { kind: 'loading' });
  const { isHandheld } = useDevice();
  return (
    <>
      {isHandheld && (
        <div className="qr-here">
          <p>{strings.LINK_ON_COMPUTER}</p>
        </div>
      )}
      <WechatCode state={state} renew={renew} {...strings.LINK_QR} />
    </>
  );
}
