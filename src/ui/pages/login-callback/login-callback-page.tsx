import { NAVIGATOR, SIGNING_IN_ON_DEMAND } from '../../../application/tokens.js';
import { SIGN_IN_UNFINISHED } from '../../../domain/messages/pages.js';
import { PAGE_FAILED } from '../../../domain/messages/shell.js';
import { useService } from '../../hooks/services.js';
import { useFetched } from '../../hooks/use-fetched.js';
import { FailedPage } from '../failed-page.js';
import { CallbackNotice } from './callback-notice.js';
import { CodeLoginProgress } from './code-login-progress.js';

/** The return from third-party login (spec §2). Its code is used by a flow of its own; here is seen how that goes. */
export function LoginCallbackPage() {
  const navigator = useService(NAVIGATOR);
  const { state } = useFetched(useService(SIGNING_IN_ON_DEMAND));
  switch (state.kind) {
    case 'loading':
      return <CallbackNotice />;
    case 'ready':
      return <CodeLoginProgress codeLogin={state.services.codeLogin} />;
    case 'failed':
      return (
        <FailedPage
          title={SIGN_IN_UNFINISHED}
          text={PAGE_FAILED}
          onRetry={() => {
            // The code is still in the address, unused: it is for the start of a page load to take it from there.
            navigator.reload();
          }}
        />
      );
  }
}
