import { map, type Observable, type SchedulerLike } from 'rxjs';

import type { AppError } from '../../domain/errors/app-error.js';
import type { CourseDetail } from '../../domain/courses/course-detail.js';
import { primaryDeed } from '../../domain/courses/main-deed.js';
import type { Goods, GoodsName } from '../../domain/orders/goods.js';
import type { CourseGateway } from '../../domain/ports/server/course-gateway.port.js';
import type { VipPlanGateway } from '../../domain/ports/server/vip-plan-gateway.port.js';
import { isVip } from '../../domain/session/login-user.js';
import type { Session } from '../../domain/session/session.js';

const GONE: AppError = { kind: 'missing', message: '' };

/** Asks the server what a thing is called and what it costs (pages §7.1): no address is believed. */
export class GoodsDesk {
  constructor(
    private readonly courses: Pick<CourseGateway, 'detail'>,
    private readonly plans: VipPlanGateway,
    private readonly session: Pick<Session, 'state$'>,
    private readonly time: Pick<SchedulerLike, 'now'>,
    /** Whether the site offers memberships: function switch and build setting, as in the header. */
    private readonly offersVip: () => boolean,
  ) {}

  /** Cold; emits once, fails with an `AppError`: `missing` where there is no such thing. */
  ask({ kind, id }: GoodsName): Observable<Goods> {
    return kind === 'course' ? this.courses.detail(id).pipe(map((detail) => this.course(detail))) : this.plan(id);
  }

  private course(detail: CourseDetail): Goods {
    const { id, title, priceYuan, cover } = detail.course;
    const notSoldBecause = this.notSoldBecause(detail);
    return { kind: 'course', id, name: title, priceYuan, cover, ...(notSoldBecause && { notSoldBecause }) };
  }

  /** What is open to a member is not sold to them: a server of the second generation would take the money twice. */
  private notSoldBecause(detail: CourseDetail): Goods['notSoldBecause'] {
    const { course, mayWatch, vipCovers } = detail;
    const { kind } = primaryDeed(detail);
    if (kind === 'preparing') return kind;
    if (course.isFree) return 'free';
    if (!mayWatch) return kind === 'unavailable' ? kind : undefined;
    const { value: session } = this.session.state$;
    const isMemberVip = session.kind === 'member' && isVip(session.user, this.time.now());
    return vipCovers && isMemberVip ? 'vip' : 'bought';
  }

  private plan(id: number): Observable<Goods> {
    return this.plans.all().pipe(
      map((all) => {
        const plan = all.find((one) => one.id === id);
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- AppError is the one error type of our streams
        if (plan === undefined) throw GONE;
        const { name, priceYuan, days } = plan;
        const offered = this.offersVip();
        return { kind: 'role', id, name, priceYuan, cover: '', days, ...(!offered && { notSoldBecause: 'vip-off' }) };
      }),
    );
  }
}
