import './order.scss';

import { useState } from 'react';

import type { OrderVisit } from '../../../application/orders/purchase.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { learningAddress } from '../../../domain/orders/order-addresses.js';
import { SEE_ALL_COURSES } from '../../../domain/courses/strings.js';
import { BACK_TO_COURSE } from '../../../domain/lesson/strings.js';
import type { OrderFlow } from '../../../domain/orders/states.js';
import type { Product } from '../../../domain/orders/order.js';
import { GO_TO_LEARN, NOT_SOLD, UNSUPPORTED_PRODUCT } from '../../../domain/orders/strings.js';
import { CONTENT_MISSING } from '../../../domain/site/strings.js';
import { EmptyState } from '../../shared/feedback/empty-state.js';
import { Loaded } from '../../shared/feedback/loaded.js';
import { LoadingPart } from '../../shared/feedback/skeleton.js';
import { useLoading } from '../../shared/hooks/use-refreshable.js';
import { SignpostDrawing } from '../order-drawings.js';
import type { ServiceProps } from '../../shared/routing/page-loader.js';
import { EarlierOffer, UnknownOrder } from './order-obstacles.js';
import { OrderFields } from './order-fields.js';
import { ProductCard } from './order-summary.js';

/** Skeleton that is visible until the order arrives. */
function OrderSkeleton() {
  return (
    <LoadingPart>
      <div className="order" aria-hidden="true">
        <div className="order__main">
          <div className="order-part order-part--blank" />
          <div className="order-part order-part--blank" />
        </div>
        <div className="order__side">
          <div className="order-part order-part--blank" />
        </div>
      </div>
    </LoadingPart>
  );
}

interface OrderViewProps {
  readonly flow: OrderFlow;
  readonly visit: OrderVisit;
}

/**
 * An order that has not been created yet, in each of its states. Once it is created, the visitor is sent to the payment
 * page.
 */
function OrderView({ flow, visit }: OrderViewProps) {
  switch (flow.kind) {
    case 'draft':
      return flow.earlier === undefined ? (
        <OrderFields flow={flow} visit={visit} />
      ) : (
        <div className="order-alone">
          <ProductCard product={flow.form.product} />
          <EarlierOffer earlier={flow.earlier} visit={visit} />
        </div>
      );
    case 'sending':
      return <OrderFields flow={flow} visit={visit} />;
    case 'unknown':
      return (
        <div className="order-alone">
          <ProductCard product={flow.form.product} />
          <UnknownOrder error={flow.error} visit={visit} />
        </div>
      );
    case 'not-sold':
      return <NotSold product={flow.product} />;
    default:
      return <OrderSkeleton />;
  }
}

/** Why the product is not sold, with the same sentence as on its own page, and a link. */
function NotSold({ product }: { readonly product: Product }) {
  const { notSoldBecause = 'bought' } = product;
  const isOwned = notSoldBecause === 'free' || notSoldBecause === 'bought' || notSoldBecause === 'vip';
  const isCourse = product.kind === 'course';
  return (
    <EmptyState
      text={NOT_SOLD[notSoldBecause]}
      {...(!isOwned && { drawing: <SignpostDrawing /> })}
      to={learningAddress(product)}
      action={isCourse ? (isOwned ? GO_TO_LEARN : BACK_TO_COURSE) : SEE_ALL_COURSES}
    />
  );
}

/** The order page (docs/spec/orders.md#order-form). */
export function OrderPage({ service }: ServiceProps<'order'>) {
  const [visit] = useState(service.order);
  const [state] = useLoading(() => visit.state$);
  return (
    <div className="page column purchase">
      <h1 className="page__heading">{ROUTES.order.title}</h1>
      <Loaded
        state={state}
        onRetry={() => {
          visit.dispatch({ kind: 'retried' });
        }}
        skeleton={<OrderSkeleton />}
        missing={<NotForSale text={CONTENT_MISSING} />}
      >
        {(shown) =>
          shown.kind === 'no-order' ? (
            <NotForSale text={UNSUPPORTED_PRODUCT} />
          ) : (
            <OrderView flow={shown.flow} visit={visit} />
          )
        }
      </Loaded>
    </div>
  );
}

function NotForSale({ text }: { readonly text: string }) {
  return <EmptyState drawing={<SignpostDrawing />} text={text} to={ROUTES.courses.pattern} action={SEE_ALL_COURSES} />;
}
