import type { JobRole } from '#domain/site/roles-and-position-types.ts';
import type { Color, Design } from '#web/ui/pictures/flag-designs.ts';

/** A design, and a colourway by number or by its colours. */
export type RoleFlag = { design: Design; colorway: number | readonly [Color, Color, Color] };

/** The fixed flag of each role. */
export const ROLE_FLAGS: Record<JobRole, RoleFlag> = {
  backenddeveloper: { design: 'thirdsH', colorway: 2 },
  frontenddeveloper: { design: 'nested', colorway: 9 },
  fullstackdeveloper: { design: 'bends', colorway: 4 },
  devops: { design: 'bars', colorway: 0 },
  mobiledevelopment: { design: 'chevrons', colorway: 7 },
  datascience: { design: 'disc', colorway: 10 },
  engineer: { design: 'pales', colorway: 8 },
  qualityassurance: { design: 'cross', colorway: 5 },
  uxuidesigner: { design: 'saltireQ', colorway: 9 },
  design: { design: 'quarters', colorway: 3 },
  productmanagement: { design: 'saltire', colorway: 1 },
  projectmanagement: { design: 'halvesV', colorway: 12 },
  businessdevelopment: { design: 'checks', colorway: 2 },
  sales: { design: 'diagonal', colorway: 9 },
  marketing: { design: 'wedge', colorway: 4 },
  customersuccess: { design: 'diamond', colorway: 0 },
  operations: { design: 'nordic', colorway: 7 },
  finance: { design: 'thirdsV', colorway: 10 },
  humanresources: { design: 'square', colorway: 8 },
  analyst: { design: 'chevrons', colorway: 5 },
  legal: { design: 'diagonal', colorway: 12 },
  cxo: { design: 'nested', colorway: 3 },
  other: { design: 'bends', colorway: 1 },
};
