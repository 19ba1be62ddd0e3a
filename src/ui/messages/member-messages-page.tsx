import './member-messages.scss';

import { ROUTES } from '../../domain/access/routes.js';
import { MESSAGES_A_PAGE } from '../../domain/messages.js';
import { BACK_TO_MEMBER } from '../../domain/member/strings.js';
import type { MemberMessage } from '../../domain/messages.js';
import { LIST_OF_MESSAGES, MEMBER_MESSAGES_EMPTY, messagesInAll } from '../../domain/messages.strings.js';
import { type Page, pageAddress, readPage } from '../../domain/kernel/paging.js';
import { EmptyState } from '../shared/feedback/empty-state.js';
import { BlankRows, Loaded } from '../shared/feedback/loaded.js';
import { usePageLocation } from '../shared/hooks/services.js';
import { useLoading } from '../shared/hooks/use-refreshable.js';
import type { ServiceProps } from '../shared/routing/page-loader.js';
import { ListBar } from '../shared/widgets/list-bar.js';
import { PagedList, useListHead } from '../shared/widgets/pager.js';
import { MarkAllRead } from './mark-all-read.js';
import { MessageRow } from './message-row.js';

const addressOf = (page: number) => pageAddress(ROUTES.memberMessages.pattern, page);

interface MessagesOnPageProps {
  readonly messages: Page<MemberMessage>;
  /** Counted from 1. */
  readonly page: number;
  readonly onOpen: (message: MemberMessage) => void;
}

/** A page of messages, or why it is empty. */
function MessagesOnPage({ messages, page, onOpen }: MessagesOnPageProps) {
  return (
    <PagedList
      page={page}
      list={messages}
      size={MESSAGES_A_PAGE}
      addressOf={addressOf}
      empty={<EmptyState text={MEMBER_MESSAGES_EMPTY} to={ROUTES.member.pattern} action={BACK_TO_MEMBER} />}
    >
      <ul className="messages">
        {messages.items.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            onOpen={() => {
              onOpen(message);
            }}
          />
        ))}
      </ul>
    </PagedList>
  );
}

/**
 * The messages of the site to the member (docs/spec/messages-and-points.md#marking-as-read). Opening one marks it as
 * read.
 */
export function MemberMessagesPage({ service }: ServiceProps<'messages'>) {
  const [list, retry] = useLoading((retry$) => service.shown(retry$));
  const page = readPage(usePageLocation().query);
  const head = useListHead<HTMLHeadingElement>();
  const shown = list.kind === 'ready' ? list.value : undefined;
  return (
    <div className="page column">
      <h1 className="page__heading">{ROUTES.memberMessages.title}</h1>
      <ListBar
        inAll={messagesInAll}
        page={page}
        list={list}
        size={MESSAGES_A_PAGE}
        action={<MarkAllRead page={shown} service={service} />}
      />
      <section aria-label={LIST_OF_MESSAGES}>
        <h2 ref={head} className="visually-hidden list-head" tabIndex={-1}>
          {LIST_OF_MESSAGES}
        </h2>
        <Loaded
          state={list}
          onRetry={retry}
          skeleton={<BlankRows list="messages" row="message message--blank" count={6} />}
        >
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
