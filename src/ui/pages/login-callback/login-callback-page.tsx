import { queryText } from '../../../domain/access/query-text.js';
import { NO_LOGIN_CODE, SIGN_IN_UNFINISHED, SIGNING_IN } from '../../../domain/messages/pages.js';
import { BACK_HOME } from '../../../domain/messages/shell.js';
import { Spinner } from '../../feedback/spinner.js';
import { usePlace } from '../../hooks/use-place.js';
import { Link } from '../../routing/link.js';

/** The return from third-party login (spec §2). Its code is used by a flow of its own; here is seen how that goes. */
export function LoginCallbackPage() {
  const code = queryText(usePlace().query, 'login_code');
  return (
    <div className="page page--alone column">
      {code === '' ? (
        <>
          <h1 className="page__heading">{SIGN_IN_UNFINISHED}</h1>
          <p className="page__lead">{NO_LOGIN_CODE}</p>
        </>
      ) : (
        <>
          <h1 className="page__heading">{SIGNING_IN}</h1>
          <Spinner />
        </>
      )}
      {/* Also beside the spinner: a wait may turn out long, but never a dead end. */}
      <Link className="btn btn-quiet" to="/">
        {BACK_HOME}
      </Link>
    </div>
  );
}
