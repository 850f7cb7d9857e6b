import { eq } from 'drizzle-orm';
import { companyCountries } from '#database/tables/companies.server.ts';
import type { rollbackFixture } from './fixture.ts';
import { somebody } from './people.ts';
import { someCompany, someImage } from './posted-jobs.ts';

/** A draft of a startup with all that approval needs, and people around it. */
export async function someStartupToApprove(fixture: ReturnType<typeof rollbackFixture>) {
  const logoImageId = await someImage(fixture.context);
  const company = await someCompany(fixture.context, { key: 'tare', status: 'DRAFT', approvedAt: null, logoImageId });
  await fixture.context.db
    .update(companyCountries)
    .set({ registrationNumber: '13585628' })
    .where(eq(companyCountries.companyId, company.id));
  const as = async (overrides: Parameters<typeof somebody>[1]) =>
    fixture.as({ actor: (await somebody(fixture.context, overrides)).actor });
  return {
    company,
    owner: await as({ email: 'siv@tare.example', member: [{ id: company.id }] }),
    reviewer: await as({ member: [{ id: company.id, role: 'reviewer' }] }),
    stranger: await as({}),
    admin: await as({ isAdmin: true }),
  };
}
