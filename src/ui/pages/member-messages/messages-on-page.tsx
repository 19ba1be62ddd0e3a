import { ROUTES } from '../../../domain/access/routes.js';
import { MESSAGES_A_PAGE } from '../../../domain/limits.js';
import { BACK_TO_MEMBER } from '../../../domain/member/words.js';
import type { MemberMessage } from '../../../domain/messages/member-message.js';
import { MEMBER_MESSAGES_EMPTY } from '../../../domain/messages/words.js';
import type { Page } from '../../../domain/paging/page.js';
import { pageAddress } from '../../../domain/paging/page-address.js';
import { LOADING } from '../../../domain/site/words.js';
import { EmptyState } from '../../feedback/empty-state.js';
import { Link } from '../../links/link.js';
import { Pager } from '../../paging/pager.js';
import { PastTheEnd } from '../../paging/past-the-end.js';
import { MessageRow } from './message-row.js';

const addressOf = (page: number) => pageAddress(ROUTES.memberMessages.pattern, page);

interface MessagesOnPageProps {
  readonly messages: Page<MemberMessage>;
  /** Counted from 1. */
  readonly page: number;
  readonly onOpen: (message: MemberMessage) => void;
}

/** A page of messages, or why there is nothing on it. */
export function MessagesOnPage({ messages: { items, total }, page, onOpen }: MessagesOnPageProps) {
  if (total === 0) {
    return (
      <EmptyState text={MEMBER_MESSAGES_EMPTY}>
        <Link className="btn btn-primary" to={ROUTES.member.pattern}>
          {BACK_TO_MEMBER}
        </Link>
      </EmptyState>
    );
  }
  if (items.length === 0) return <PastTheEnd total={total} size={MESSAGES_A_PAGE} addressOf={addressOf} />;
  return (
    <>
      <ul className="messages">
        {items.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            onOpen={() => {
              onOpen(message);
            }}
          />
        ))}
      </ul>
      <Pager page={page} total={total} size={MESSAGES_A_PAGE} addressOf={addressOf} />
    </>
  );
}

/** As high as so many rows of one line. */
const BLANK_ROWS = 6;

/** The place of messages that are still coming. */
export function MessagesSkeleton() {
  return (
    <div className="messages" role="status">
      <span className="visually-hidden">{LOADING}</span>
      {Array.from({ length: BLANK_ROWS }, (_, place) => (
        <div key={place} className="message message--blank" />
      ))}
    </div>
  );
}
