import type { Term } from './term.ts';

export const TOOL_CATEGORIES = [
  { key: 'legal', label: 'Legal templates' },
  { key: 'fundraising', label: 'Fundraising' },
  { key: 'finance', label: 'Finance and accounting' },
  { key: 'hiring', label: 'Hiring and people' },
  { key: 'equity', label: 'Equity and ownership' },
  { key: 'sales', label: 'Sales and marketing' },
  { key: 'product', label: 'Product and design' },
  { key: 'impact', label: 'Measuring impact' },
] as const satisfies readonly Term[];

export const PARTNER_CATEGORIES = [
  { key: 'founding', label: 'Founding partners' },
  { key: 'national', label: 'National partners' },
  { key: 'community', label: 'Community partners' },
  { key: 'deal', label: 'Deal partners' },
  { key: 'investor', label: 'Investors' },
  { key: 'customer', label: 'Customers' },
] as const satisfies readonly Term[];
