import { findOrder } from '#domain/billing/queries.server.ts';
import { absent } from '#domain/errors.ts';
import { guardedLoader } from '#web/workspace/guarded.server.ts';
import { receiptTexts } from './receipt-texts.ts';

/** The receipt of an order and its credit notes, a page each. */
export const loader = guardedLoader(async ({ context, workspace, params, site }) => {
  const order = await findOrder(context, workspace.key, params.order ?? '');
  const [first] = order.receipts;
  if (!first) throw absent('This receipt');
  // The library is loaded when somebody wants a PDF.
  const { receiptPdf } = await import('./receipt-pdf.server.ts');
  const bytes = await receiptPdf(order.receipts.map(receiptTexts), site.name);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${first.number}.pdf"`,
      'cache-control': 'no-store',
    },
  });
});
