import { map, type Observable } from 'rxjs';

import { primaryAction } from '../../domain/courses/call-to-action.js';
import type { CourseDetail } from '../../domain/courses/course.js';
import type { AppError } from '../../domain/errors/app-error.js';
import type { Product, ProductKey } from '../../domain/orders/order.js';
import type { CourseGateway } from '../../domain/ports/course-gateway.js';
import type { ServerClock } from '../../domain/ports/server-clock.js';
import type { VipPlanGateway } from '../../domain/ports/vip-gateway.js';
import { isVip } from '../../domain/session/login-user.js';
import type { Session } from '../../domain/session/session.js';

const NO_SUCH_PRODUCT: AppError = { kind: 'missing', message: '' };

/**
 * Loads the name and the price of a product from the server (docs/spec/orders.md#order-form): the location could
 * contain anything.
 */
export class ProductLookup {
  constructor(
    private readonly courses: Pick<CourseGateway, 'detail'>,
    private readonly plans: VipPlanGateway,
    private readonly session: Pick<Session, 'state$'>,
    private readonly clock: Pick<ServerClock, 'now'>,
    /** True when the site offers memberships: function switch and build setting, as in the header. */
    private readonly offersVip: () => boolean,
  ) {}

  /** Cold; emits once, fails with an `AppError`: `missing` when there is no such product. */
  request({ kind, id }: ProductKey): Observable<Product> {
    return kind === 'course'
      ? this.courses.detail(id).pipe(map((detail) => this.courseProduct(detail)))
      : this.requestPlan(id);
  }

  private courseProduct(detail: CourseDetail): Product {
    const { id, title, priceYuan, cover } = detail.course;
    const notSoldBecause = this.notSoldBecause(detail);
    return { kind: 'course', id, name: title, priceYuan, cover, ...(notSoldBecause && { notSoldBecause }) };
  }

  /**
   * What the member already has access to is not sold: a server of the second generation would charge for it a second
   * time.
   */
  private notSoldBecause(detail: CourseDetail): Product['notSoldBecause'] {
    const { course, mayWatch, isCoveredByVip } = detail;
    const { kind } = primaryAction(detail);
    if (kind === 'preparing') return kind;
    if (course.isFree) return 'free';
    if (!mayWatch) return kind === 'unavailable' ? kind : undefined;
    const { value: session } = this.session.state$;
    const isMemberVip = session.kind === 'member' && isVip(session.user, this.clock.now());
    return isCoveredByVip && isMemberVip ? 'vip' : 'bought';
  }

  private requestPlan(id: number): Observable<Product> {
    return this.plans.all().pipe(
      map((all) => {
        const plan = all.find((one) => one.id === id);
        // oxlint-disable-next-line typescript/only-throw-error -- AppError is the one error type of our streams
        if (plan === undefined) throw NO_SUCH_PRODUCT;
        const { name, priceYuan, days } = plan;
        const offered = this.offersVip();
        return { kind: 'role', id, name, priceYuan, cover: '', days, ...(!offered && { notSoldBecause: 'vip-off' }) };
      }),
    );
  }
}
