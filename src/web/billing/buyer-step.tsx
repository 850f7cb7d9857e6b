import type { BuyerInput } from '#domain/billing/inputs.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { BackLink } from '#web/workspace/back-link.tsx';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { BuyerForm } from './buyer-form.tsx';
import css from './checkout.module.css';
import type { PriceLines } from './price-lines.ts';

/** The first of the two steps of buying for a job, at `path`: who buys. */
export function BuyerStep({
  path,
  title,
  price,
  buyer,
  proposedBuyer,
  vatHint,
  country,
  mistakes,
  back = path,
}: {
  path: string;
  title: string;
  price: PriceLines;
  buyer: BuyerInput | null;
  proposedBuyer: BuyerInput | null;
  vatHint: string;
  country: string;
  mistakes: Mistakes | undefined;
  back?: string;
}) {
  return (
    <WorkspacePage
      title="Your company on the receipt"
      lead={`Step 1 of 2. The price is ${price.net} without VAT. Enter your company once, then check the total and pay.`}
      path={path}
      above={<BackLink href={back} title={title} />}
    >
      <div className={css.form}>
        <BuyerForm
          action={`${path}?step=buyer`}
          buyer={buyer ?? proposedBuyer}
          vatHint={vatHint}
          isProposed={buyer === null && proposedBuyer !== null}
          fallbackCountry={country}
          mistakes={mistakes}
          submit="Save and continue"
        />
      </div>
    </WorkspacePage>
  );
}
