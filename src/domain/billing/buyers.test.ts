import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { aBuyingStartup } from '#testing/orders.ts';
import { BUYER, testPayments } from '#testing/payments.ts';
import { saveBuyer } from './buyers.server.ts';
import { findOffer } from './queries.server.ts';
import { vatNumberOfCompany } from './vat-number.ts';

const fixture = rollbackFixture();

it('The form of the first checkout proposes the company of the profile, until the startup has confirmed a buyer', async () => {
  const { db } = fixture.context;
  const { owner, company, jobId } = await aBuyingStartup(fixture.context, {}, null);
  const context = fixture.as({ actor: owner.actor });
  const buyers = async () => {
    const offer = await findOffer(context, testPayments(), company.key, jobId);
    return [offer.buyer, offer.proposedBuyer];
  };
  await db.update(companies).set({ address: 'Havnegade 1' }).where(eq(companies.id, company.id));
  const row = { registrationNumber: '13585628', legalName: 'Strømlinje ApS' };
  await db.update(companyCountries).set(row).where(eq(companyCountries.companyId, company.id));
  const fromProfile = {
    legalName: 'Strømlinje ApS',
    address: 'Havnegade 1',
    postalCode: '',
    city: '',
    countryCode: 'DK',
    vatNumber: 'DK13585628',
  };
  expect(await buyers()).toEqual([null, fromProfile]);
  await saveBuyer(context, company.id, BUYER);
  expect(await buyers()).toEqual([BUYER, null]);
});

it.each([
  ['DK', '13585628', 'DK13585628'],
  ['SE', '556188-8404', 'SE556188840401'],
  ['NO', '988077917', '988077917 MVA'],
  ['FI', '2077474-0', 'FI20774740'],
  ['IS', '450401-3150', null],
  ['DK', '12345678', null],
])('In %s the company %s has the VAT number %s', (countryCode, registrationNumber, vatNumber) => {
  expect(vatNumberOfCompany(countryCode, registrationNumber)).toBe(vatNumber);
});
