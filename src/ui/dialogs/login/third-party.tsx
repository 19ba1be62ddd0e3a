import { DIALOG_FLOW } from '../../../application/signing-in/dialog-flow.js';
import { QQ_LOGIN, THIRD_PARTY, WECHAT_LOGIN } from '../../../domain/signing-in/words.js';
import { useService } from '../../hooks/services.js';
import { useSite } from '../../hooks/site.js';
import { QqIcon } from '../../theme/icons/qq-icon.js';
import { WechatIcon } from '../../theme/icons/wechat-icon.js';
import { useSigningIn } from '../../signing-in/use-signing-in.js';

/** QQ and WeChat, each only where the site's owner has turned it on (spec §2, §3). */
export function ThirdParty() {
  const { qq, wechatScan } = useSite().config.socialites;
  const dialogs = useService(DIALOG_FLOW);
  const { qqLogin } = useSigningIn();
  if (!qq && !wechatScan) return undefined;
  return (
    <div className="third-party" role="group" aria-label={THIRD_PARTY}>
      <p className="third-party__title" aria-hidden="true">
        {THIRD_PARTY}
      </p>
      {qq && (
        <button
          type="button"
          className="third-party__way third-party__way--qq"
          aria-label={QQ_LOGIN}
          title={QQ_LOGIN}
          onClick={() => {
            qqLogin.leave();
          }}
        >
          <QqIcon />
        </button>
      )}
      {wechatScan && (
        <button
          type="button"
          className="third-party__way third-party__way--wechat"
          aria-label={WECHAT_LOGIN}
          title={WECHAT_LOGIN}
          onClick={() => {
            dialogs.switchTo({ kind: 'wechat-scan' });
          }}
        >
          <WechatIcon />
        </button>
      )}
    </div>
  );
}
