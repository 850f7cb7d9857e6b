import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Facts } from '#web/ui/lists/facts.tsx';
import { BackLink } from '#web/workspace/back-link.tsx';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import css from './checkout.module.css';
import type { PriceLines } from './price-lines.ts';

/** The step of a checkout in which a page is. */
export type CheckoutStep = 'offer' | 'buyer' | 'pay';

export function checkoutStepIn(url: URL): CheckoutStep {
  const step = url.searchParams.get('step');
  return step === 'buyer' || step === 'pay' ? step : 'offer';
}

/** The last step before the card payment: what is bought, by whom, and the sum with VAT. */
export function CheckAndPay({
  path,
  title,
  what,
  details,
  price,
  checkout,
  next,
  heading = 'Check and pay',
  step = 'Step 2 of 2. ',
  back = path,
  notice,
}: {
  /** The address of the offer. */
  path: string;
  title: string;
  what: string;
  details: string;
  price: PriceLines;
  checkout: string;
  /** What happens once it is paid. */
  next: string;
  heading?: string;
  step?: string;
  /** Where "Not now" leads. */
  back?: string;
  notice?: string | null;
}) {
  return (
    <WorkspacePage
      title={heading}
      lead={`${step}The card payment opens next. ${next}`}
      path={path}
      above={<BackLink href={back} title={title} />}
      notice={notice}
      noticeTone="note"
    >
      <div className={css.panel}>
        <Facts
          facts={[
            { label: 'Job', value: title },
            { label: 'You buy', value: what, note: details },
            { label: 'Price without VAT', value: price.net },
            {
              label: 'Receipt to',
              value: price.buyer,
              note: (
                <a className="link" href={`${path}?step=buyer`}>
                  Change
                </a>
              ),
            },
          ]}
        />
        <div className={css.payline}>
          <p>
            <b>{price.total}</b>
            <small>Total to pay. {price.vat}</small>
          </p>
          <div className={css.buttons}>
            <LinkButton kind="line" href={back}>
              Not now
            </LinkButton>
            <LinkButton href={checkout}>Pay {price.total}</LinkButton>
          </div>
        </div>
      </div>
    </WorkspacePage>
  );
}
