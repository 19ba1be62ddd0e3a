import './member-messages.scss';

import { MEMBER_MESSAGES } from '../../../domain/access/titles.js';
import { MESSAGES_A_PAGE } from '../../../domain/limits.js';
import { LIST_OF_MESSAGES, messagesInAll } from '../../../domain/messages/words.js';
import { readPage } from '../../../domain/paging/page-address.js';
import { Loaded } from '../../feedback/loaded.js';
import { useLoading } from '../../hooks/use-loading.js';
import { usePlace } from '../../hooks/use-place.js';
import { ListBar } from '../../paging/list-bar.js';
import { useListHead } from '../../paging/use-list-head.js';
import type { Served } from '../../routing/page-loader.js';
import { MarkAllRead } from './mark-all-read.js';
import { MessagesOnPage, MessagesSkeleton } from './messages-on-page.js';

/** What the site has told the member (pages §12): opening one marks it as read. */
export function MemberMessagesPage({ service }: Served<'messages'>) {
  const [list, retry] = useLoading((retry$) => service.shown(retry$));
  const page = readPage(usePlace().query);
  const head = useListHead<HTMLHeadingElement>();
  const shown = list.kind === 'ready' ? list.value : undefined;
  return (
    <div className="page column">
      <h1 className="page__heading">{MEMBER_MESSAGES}</h1>
      <ListBar
        words={shown === undefined ? '' : messagesInAll(shown.total)}
        page={page}
        total={shown?.total ?? 0}
        size={MESSAGES_A_PAGE}
      >
        <MarkAllRead page={shown} service={service} />
      </ListBar>
      <section>
        <h2 ref={head} className="visually-hidden messages__head" tabIndex={-1}>
          {LIST_OF_MESSAGES}
        </h2>
        <Loaded state={list} onRetry={retry} skeleton={<MessagesSkeleton />}>
          {(messages) => (
            <MessagesOnPage
              messages={messages}
              page={page}
              onOpen={(message) => {
                service.read(message);
              }}
            />
          )}
        </Loaded>
      </section>
    </div>
  );
}
