import { CircleCheck } from 'lucide';
import { BrandMark, Hoist } from '#web/ui/pictures/flag.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import css from './receipt.module.css';
import type { ReceiptTexts } from './receipt-texts.ts';

/** A receipt or credit note as a sheet of A4, light in both themes. */
export function ReceiptSheet({ receipt, siteName }: { receipt: ReceiptTexts; siteName: string }) {
  const sums = receipt.sums.slice(0, -1);
  const [totalLabel, total] = receipt.sums.at(-1) ?? [];
  return (
    <article className={css.sheet} aria-label={`${receipt.heading} ${receipt.number}`}>
      <div className={css.top}>
        <span className={css.brand}>
          <BrandMark />
          {siteName}
        </span>
        <Lines lines={receipt.seller} className={css.seller} />
      </div>
      <h2>{receipt.heading}</h2>
      <dl className={css.ids}>
        {receipt.ids.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={css.two}>
        <section>
          <h3>To</h3>
          <Lines lines={receipt.buyer} />
        </section>
        {receipt.orderedBy.length > 0 && (
          <section>
            <h3>Ordered by</h3>
            <Lines lines={receipt.orderedBy} />
          </section>
        )}
      </div>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" className={css.wideOnly}>
              Quantity
            </th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <b>{receipt.what}</b>
              <small>{receipt.details}</small>
            </td>
            <td className={css.wideOnly}>1</td>
            <td>{receipt.amount}</td>
          </tr>
        </tbody>
        <tfoot>
          {sums.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className={css.wideOnly} />
              <td>{value}</td>
            </tr>
          ))}
          <tr className={css.total}>
            <th scope="row">{totalLabel}</th>
            <td className={css.wideOnly} />
            <td>{total}</td>
          </tr>
        </tfoot>
      </table>
      <p className={css.paid}>
        {receipt.isPaid && <Icon of={CircleCheck} size={20} />}
        {receipt.paymentText}
      </p>
      {receipt.atHome && <p className={css.note}>{receipt.atHome}</p>}
      <p className={css.note}>{receipt.note}</p>
      <div className={css.foot}>
        <Lines lines={receipt.foot} />
        <Hoist size={24} />
      </div>
    </article>
  );
}

function Lines({ lines, className }: { lines: readonly string[]; className?: string }) {
  return (
    <p className={className}>
      {lines.map((line, index) => (
        <span key={line} className={index === 0 ? css.first : undefined}>
          {line}
        </span>
      ))}
    </p>
  );
}
